/// Writes values so that a reader sees how two of them differ.
///
/// The text depends on the value alone, not on addresses, on hash seeds or on the order in which a set was filled.
struct ValueText {
  /// How much a text tells.
  private struct Detail {
    /// Whether characters beyond ASCII are written by their scalars.
    var isEscaped = false
    /// Whether types are named.
    var namesTypes = false
    /// Whether to ignore the descriptions that types give of themselves, and to write parts at every depth.
    var isStructural = false
  }

  private let detail: Detail

  /// The text of a value by itself.
  static func text(_ value: Any) -> String { ValueText(detail: Detail()).text(value, depth: 0) }

  /// The texts of two values that differ, which differ as well.
  static func pair(_ old: Any, _ new: Any) -> (old: String, new: String) {
    let details = [
      Detail(), Detail(isEscaped: true), Detail(isEscaped: true, namesTypes: true),
      Detail(isEscaped: true, namesTypes: true, isStructural: true),
    ]
    var last = ""
    for detail in details {
      let text = ValueText(detail: detail)
      let (oldText, newText) = text.cutPair(old, new)
      if oldText != newText || !areSameScalars(oldText, newText) { return (oldText, newText) }
      if last.isEmpty { last = oldText }
    }
    // Nothing that can be written tells the values apart: two objects, or values that only their `==` sees into.
    return (last, "another \(last)")
  }

  /// Whether two texts look the same: equal strings may consist of different scalars.
  private static func areSameScalars(_ lhs: String, _ rhs: String) -> Bool {
    lhs.unicodeScalars.elementsEqual(rhs.unicodeScalars) || lhs == rhs
  }

  // MARK: Pairs

  /// The texts of two values, cut around the difference if they are long.
  private func cutPair(_ old: Any, _ new: Any) -> (String, String) {
    let (old, new) = (unwrapped(old), unwrapped(new))
    if let old = old as? String, let new = new as? String, !detail.isStructural {
      return LongText.pair(old, new) { quoted($0) }
    }
    if let oldTexts = elementTexts(old), let newTexts = elementTexts(new), type(of: old) == type(of: new) {
      return LongText.pair(oldTexts, newTexts, isOrdered: !(old is any UnorderedElements)).with { list($0, old) }
    }
    return (text(old, depth: 0), text(new, depth: 0))
  }

  /// The value inside of optionals and type-erased containers; an optional that is nil is returned as it is.
  private func unwrapped(_ value: Any) -> Any {
    if detail.namesTypes { return value }
    if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self { return unwrapped(hashable.base) }
    if let optional = value as? any __OptionalValue, let wrapped = wrapped(optional) {
      let innermost = unwrapped(wrapped)
      // A nil inside an optional differs from nil, and is written so.
      return innermost is any __OptionalValue ? value : innermost
    }
    return value
  }

  private func wrapped<Value: __OptionalValue>(_ value: Value) -> Any? { value.__wrapped.map { $0 as Any } }

  // MARK: Single values

  /// How deep values are written: two levels of parts without a spec, one level with one.
  private static var depthLimit: Int { 4 }

  private func text(_ value: Any, depth: Int) -> String {
    let text = untypedText(value, depth: depth)
    // The text of a value in an AnyHashable names its type anyway.
    guard detail.namesTypes, depth == 0, type(of: value) != AnyHashable.self else { return text }
    return "\(text) (\(type(of: value)))"
  }

  private func untypedText(_ value: Any, depth: Int) -> String {
    // Casting to it would take any Hashable value.
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      let base = untypedText(hashable.base, depth: depth)
      return detail.namesTypes ? "\(base) (\(type(of: hashable.base)))" : base
    }
    if let optional = value as? any __OptionalValue { return optionalText(optional, depth: depth) }
    if let string = value as? any StringProtocol { return quoted(String(string)) }
    if let character = value as? Character { return quoted(String(character)) }
    if let number = value as? any BinaryFloatingPoint { return self.number(number) }
    if let texts = elementTexts(value, depth: depth) {
      return list(texts.count > LongText.elementLimit ? LongText.beginning(of: texts) : texts, value)
    }
    if !detail.isStructural {
      if let value = value as? any CustomStringConvertible { return value.description }
      if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
    }
    if let value = value as? any AutoEquatable { return fieldsText(value, depth: depth) }
    return partsText(value, depth: depth)
  }

  private func optionalText(_ value: any __OptionalValue, depth: Int) -> String {
    guard let wrapped = wrapped(value) else { return "nil" }
    let inner = untypedText(wrapped, depth: depth)
    return inner == "nil" || inner.hasPrefix("Optional(") ? "Optional(\(inner))" : inner
  }

  private func number<Number: BinaryFloatingPoint>(_ number: Number) -> String {
    let text = "\(number)"
    guard detail.isStructural, number.isNaN else { return text }
    return "\(text) with the bits \(String(UInt64(number.significandBitPattern), radix: 16))"
  }

  private func quoted(_ text: String) -> String {
    guard detail.isEscaped else { return text.debugDescription }
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 0x80 ? scalar.escaped(asASCII: true) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "\"\(scalars.joined())\""
  }

  // MARK: Parts

  /// The compared fields of a value; `…` is for those that have a spec or hold such values.
  private func fieldsText<Value: AutoEquatable>(_ value: Value, depth: Int) -> String {
    let spec = Value.comparisonSpec
    let fields = withUnsafePointer(to: value) { root in
      spec.storage.comparedFields.map { ($0.path, spec.value(of: $0, in: root)) }
    }
    if let first = fields.first, first.0 == "case", Mirror(reflecting: value).displayStyle == .enum {
      let payload = fields.dropFirst().filter { !($0.1 is __NoPayload) }.map { path, value in
        (path.split(separator: ".", maxSplits: 1).last.map(String.init) ?? path, value)
      }
      let name = first.1 as? String ?? "\(first.1)"
      return payload.isEmpty ? ".\(name)" : ".\(name)(\(labelled(payload, depth: depth, hidesNested: true)))"
    }
    return "\(Value.self)(\(labelled(fields, depth: depth, hidesNested: true)))"
  }

  private func labelled(_ parts: [(String, Any)], depth: Int, hidesNested: Bool) -> String {
    parts.map { label, value in
      let isHidden =
        !detail.isStructural && hidesNested && DifferenceParts.has(type(of: value)) || depth >= Self.depthLimit
      let text = isHidden ? "…" : untypedText(value, depth: depth + 1)
      // The label of a part without a name is its number.
      return label.isEmpty || label.allSatisfy(\.isNumber) ? text : "\(label): \(text)"
    }.joined(separator: ", ")
  }

  /// The parts of a value without a spec, or its name if it has no parts.
  private func partsText(_ value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { ($0.label.map { $0.hasPrefix(".") ? "" : $0 } ?? "", $0.value) }
    switch mirror.displayStyle {
    case .tuple: return "(\(labelled(parts, depth: depth, hidesNested: false)))"
    case .enum:
      guard let payload = mirror.children.first else { return String(describing: value) }
      let text = untypedText(payload.value, depth: depth + 1)
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
      return "\(payload.label ?? "")\(isTuple ? text : "(\(text))")"
    case .struct: return "\(type(of: value))(\(labelled(parts, depth: depth, hidesNested: false)))"
    case .class where depth < Self.depthLimit && !parts.isEmpty:
      let own = parts.filter { $0.0 != "_$observationRegistrar" }
      return "\(type(of: value))(\(labelled(own, depth: depth, hidesNested: true)))"
    case .class: return "\(type(of: value))"
    default: return String(describing: value)
    }
  }

  // MARK: Collections

  /// The texts of the elements of a collection of the standard library; nil for other values.
  private func elementTexts(_ value: Any, depth: Int = 0) -> [String]? {
    guard depth < Self.depthLimit else { return nil }
    if let dictionary = value as? any DictionaryValue {
      return ElementOrder.sorted(dictionary.entries.map { (untypedText($0.key, depth: depth + 1), $0.value) })
        .map { "\($0): \(untypedText($1, depth: depth + 1))" }
    }
    if let set = value as? any SetValue {
      return ElementOrder.sorted(set.members.map { (untypedText($0, depth: depth + 1), ()) }).map(\.0)
    }
    if let list = value as? any ListValue { return list.members.map { untypedText($0, depth: depth + 1) } }
    return (value as? any Collection).flatMap { bytes(of: $0) }
  }

  /// The bytes of a collection of bytes from outside the standard library, such as Foundation's `Data`.
  private func bytes<Value: Collection>(of value: Value) -> [String]? {
    guard Value.Element.self == UInt8.self, !(value is any ListValue), !(value is any RangeExpression) else {
      return nil
    }
    return value.compactMap { element in
      (element as? UInt8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    }
  }

  /// The text of a collection from those of its elements.
  private func list(_ texts: [String], _ value: Any) -> String {
    if value is any DictionaryValue, texts.isEmpty { return "[:]" }
    if value is any DictionaryValue || value is any SetValue || value is any ListValue {
      return "[\(texts.joined(separator: ", "))]"
    }
    return "\(type(of: value))(\(texts.joined(separator: " ")))"
  }
}
