/// The attributes of a host view: values under names, in the order of the names.
///
/// ```swift
/// let attributes: Attributes = ["type": "checkbox", "checked": isOn ? "" : nil]
/// ```
///
/// A nil value leaves the attribute out, and where a name stands twice the last one counts. Two sets of attributes are
/// equal whatever order they were given in. The value of an attribute that the host owns is not compared: it is what
/// the host starts from, and what the user makes of it stays; see ``Element/hostOwned(_:_:)``.
public struct Attributes: Sendable {
  /// One attribute.
  public struct Attribute: Sendable, Hashable {
    /// The name.
    public let name: String

    /// The value, given once where the host owns it.
    public let value: String

    /// Whether the host owns the value after it was given once.
    public let isHostOwned: Bool

    /// Whether two attributes mean the same to a host that shows the first of them.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.name == rhs.name && lhs.isHostOwned == rhs.isHostOwned && (lhs.isHostOwned || lhs.value == rhs.value)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(isHostOwned)
      if !isHostOwned { hasher.combine(value) }
    }
  }

  /// Sorted by name, names being unique.
  private var sorted: [Attribute] = []

  /// Makes no attributes.
  public init() {}

  /// The value under a name.
  ///
  /// - Complexity: O(log *n*) for *n* attributes to read, O(*n*) to set.
  public subscript(name: String) -> String? {
    get { position(of: name).found.map { sorted[$0].value } }
    set { set(name, newValue, isHostOwned: false) }
  }

  mutating func set(_ name: String, _ value: String?, isHostOwned: Bool) {
    let position = position(of: name)
    let attribute = value.map { Attribute(name: name, value: $0, isHostOwned: isHostOwned) }
    switch (position.found, attribute) {
    case (let found?, let attribute?): sorted[found] = attribute
    case (let found?, nil): sorted.remove(at: found)
    case (nil, let attribute?): sorted.insert(attribute, at: position.insertion)
    case (nil, nil): break
    }
  }

  private func position(of name: String) -> (found: Int?, insertion: Int) {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return (low < sorted.count && sorted[low].name == name ? low : nil, low)
  }
}

extension Attributes: ExpressibleByDictionaryLiteral {
  /// Takes the attributes that are not nil; of those with the same name, the last.
  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension Attributes: RandomAccessCollection {
  /// The position of the first attribute.
  public var startIndex: Int { 0 }

  /// The position after the last attribute.
  public var endIndex: Int { sorted.count }

  /// The attribute at a position, in the order of the names.
  public subscript(position: Int) -> Attribute { sorted[position] }
}

extension Attributes: Hashable {
  /// Whether two sets of attributes mean the same to a host that shows the first of them.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sorted == rhs.sorted }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(sorted) }
}

extension Attributes: Codable {
  /// Writes an object of names and values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(uniqueKeysWithValues: sorted.map { ($0.name, $0.value) }))
  }

  /// Reads an object of names and values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer().decode([String: String].self)
    sorted = values.map { Attribute(name: $0.key, value: $0.value, isHostOwned: false) }
    sorted.sort { $0.name < $1.name }
  }
}

extension Attributes: CustomStringConvertible {
  /// The attributes as HTML would show them, without escapes.
  public var description: String { sorted.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ") }
}
