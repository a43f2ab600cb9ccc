extension FieldDifference: CustomStringConvertible {
  /// The path and both values, such as `title: "a" → "b"`.
  ///
  /// Of collections whose counts differ only the counts are given, and of a value with a spec only its compared fields,
  /// down to one level.
  public var description: String {
    if let old = oldValue as? any Collection, let new = newValue as? any Collection, !(oldValue is any StringProtocol) {
      let (oldCount, newCount) = (old.count, new.count)
      if oldCount != newCount { return "\(path): \(Self.text(count: oldCount)) → \(Self.text(count: newCount))" }
    }
    return "\(path): \(Self.text(oldValue)) → \(Self.text(newValue))"
  }

  private static func text(count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }

  private static func text(_ value: Any) -> String {
    if let optional = value as? any __OptionalValue { return text(wrapped: optional) }
    if value is any StringProtocol || value is Character { return String(reflecting: value) }
    if let value = value as? any AutoEquatable, !(value is any CustomStringConvertible) { return text(fields: value) }
    return String(describing: value)
  }

  private static func text<Value: __OptionalValue>(wrapped value: Value) -> String {
    value.__wrapped.map { text($0) } ?? "nil"
  }

  /// The compared fields of a value; `…` stands for those that have a spec of their own or hold such values.
  private static func text<Value: AutoEquatable>(fields value: Value) -> String {
    let spec = Value.comparisonSpec
    let fields = withUnsafePointer(to: value) { root in
      spec.fields.filter(\.role.isCompared).map { field in
        let value = spec.value(of: field, in: root)
        return "\(field.path): \(DifferenceParts.has(type(of: value)) ? "…" : text(value))"
      }
    }
    return "\(Value.self)(\(fields.joined(separator: ", ")))"
  }
}
