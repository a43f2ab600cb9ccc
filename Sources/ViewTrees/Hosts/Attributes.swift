/// The attributes of a host view: values under names, in the order of the names.
///
/// ```swift
/// let attributes: Attributes = ["type": "checkbox", "checked": isOn ? "" : nil]
/// ```
///
/// A nil value leaves the attribute out, and the last value of a repeated name counts. The order in which attributes
/// were given does not affect equality. The value of an attribute that the host owns is not compared: it is the host's
/// initial value, and changes by the user stay; see ``set(_:_:isHostOwned:)``.
///
/// Attributes are one word. Empty attributes allocate nothing, and comparing attributes that share their storage takes
/// a comparison of two words.
@frozen
public struct Attributes: Sendable {
  /// Sorted by name without repeated names; nil rather than empty.
  @usableFromInline var storage: [Attribute]?

  /// Makes empty attributes.
  @inlinable
  @inline(__always)
  public init() { storage = nil }

  /// The value under a name.
  ///
  /// - Parameter name: The name of an attribute. Setting nil removes the attribute.
  /// - Complexity: O(log *n*) for *n* attributes to read, O(*n*) to set.
  public subscript(name: String) -> String? {
    get { attribute(named: name)?.value }
    set { set(name, newValue, isHostOwned: false) }
  }

  /// The attribute with a name.
  ///
  /// - Parameter name: The name of an attribute.
  /// - Returns: The attribute, or nil if there is none of that name.
  /// - Complexity: O(log *n*) for *n* attributes.
  public func attribute(named name: String) -> Attribute? {
    guard let storage else { return nil }
    let index = Self.insertionIndex(of: name, in: storage)
    return index < storage.count && storage[index].name == name ? storage[index] : nil
  }

  /// Sets the value under a name, and whether the host owns it.
  ///
  /// ```swift
  /// var attributes: Attributes = ["type": "text"]
  /// attributes.set("value", "what the field starts from", isHostOwned: true)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of an attribute.
  ///   - value: Its value; nil takes the attribute out.
  ///   - isHostOwned: Whether the host takes the value once, where the attribute appears, and owns it from then on: it
  ///     is not compared and not set again.
  /// - Complexity: O(*n*) for *n* attributes, O(log *n*) if the name is after all others.
  public mutating func set(_ name: String, _ value: String?, isHostOwned: Bool) {
    // Moved out of `self`, the array is changed in place.
    var sorted = storage.take() ?? []
    Self.set(name, value, isHostOwned: isHostOwned, in: &sorted)
    storage = sorted.isEmpty ? nil : sorted
  }

  private static func set(_ name: String, _ value: String?, isHostOwned: Bool, in sorted: inout [Attribute]) {
    let index = insertionIndex(of: name, in: sorted)
    let isFound = index < sorted.count && sorted[index].name == name
    if let value {
      let attribute = Attribute(name: name, value: value, isHostOwned: isHostOwned)
      if isFound {
        sorted[index] = attribute
      } else if index == sorted.count {
        // The usual case, and much faster than inserting.
        sorted.append(attribute)
      } else {
        sorted.insert(attribute, at: index)
      }
    } else if isFound {
      sorted.remove(at: index)
    }
  }

  /// The position of a name, or the position where it would be inserted.
  private static func insertionIndex(of name: String, in sorted: [Attribute]) -> Int {
    if sorted.isEmpty || sorted[sorted.count - 1].name < name { return sorted.count }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Attributes: ExpressibleByDictionaryLiteral {
  /// Takes the attributes that are not nil; of those with the same name, the last.
  @inlinable
  public init(dictionaryLiteral elements: (String, String?)...) {
    self.init()
    if !elements.isEmpty { take(elements) }
  }

  @usableFromInline
  mutating func take(_ elements: [(String, String?)]) {
    // Inserting a few is faster than sorting them.
    if elements.count > 16 {
      return take(
        elements.map { name, value in (name, value.map { Attribute(name: name, value: $0, isHostOwned: false) }) })
    }
    var sorted: [Attribute] = []
    sorted.reserveCapacity(elements.count)
    for (name, value) in elements { Self.set(name, value, isHostOwned: false, in: &sorted) }
    storage = sorted.isEmpty ? nil : sorted
  }

  /// Takes attributes in any order; for a repeated name the last value counts, and nil leaves the attribute out.
  ///
  /// - Complexity: O(*n* log *n*) for *n* attributes.
  mutating func take(_ elements: [(name: String, attribute: Attribute?)]) {
    let order = elements.indices.sorted { (elements[$0].name, $0) < (elements[$1].name, $1) }
    var sorted: [Attribute] = []
    for (place, index) in order.enumerated() {
      let isLast = place + 1 == order.count || elements[order[place + 1]].name != elements[index].name
      if isLast, let attribute = elements[index].attribute { sorted.append(attribute) }
    }
    storage = sorted.isEmpty ? nil : sorted
  }
}

extension Attributes: RandomAccessCollection {
  /// The position of the first attribute.
  public var startIndex: Int { 0 }

  /// The position after the last attribute.
  public var endIndex: Int { storage?.count ?? 0 }

  /// The attribute at a position, in the order of the names.
  ///
  /// - Precondition: The position is valid.
  public subscript(position: Int) -> Attribute {
    guard let storage, storage.indices.contains(position) else {
      preconditionFailure("there is no attribute at position \(position): use positions from 0 up to \(count)")
    }
    return storage[position]
  }
}

extension Attributes: CustomStringConvertible {
  /// The attributes as HTML would show them, without escapes.
  public var description: String { map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ") }
}
