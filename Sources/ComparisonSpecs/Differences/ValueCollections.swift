// The collections of the standard library, whose elements are written one by one. Other types write themselves.

/// A collection with an order.
protocol ListValue: Collection {}

extension ListValue {
  /// The elements in their order.
  var members: [Any] { map { $0 } }
}

extension Array: ListValue {}
extension ArraySlice: ListValue {}
extension ContiguousArray: ListValue {}

/// A collection without an order whose elements are not pairs.
protocol SetValue: Collection {}

extension SetValue {
  /// The elements in any order.
  var members: [Any] { map { $0 } }
}

extension Set: SetValue {}
extension Dictionary.Keys: SetValue {}

/// A dictionary.
protocol DictionaryValue {
  /// The entries in any order.
  var entries: [(key: Any, value: Any)] { get }
}

extension Dictionary: DictionaryValue {
  var entries: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

/// An order for unordered elements, which depends only on their texts.
enum ElementOrder {
  /// Sorts by texts: numbers by their values, before all others.
  static func sorted<Value>(_ elements: [(String, Value)]) -> [(String, Value)] {
    let keyed = elements.map { (number: Double($0.0).flatMap { $0.isNaN ? nil : $0 }, element: $0) }
    return keyed.sorted { lhs, rhs in
      switch (lhs.number, rhs.number) {
      case (let left?, let right?) where left != right: left < right
      case (.some, nil): true
      case (nil, .some): false
      default: lhs.element.0.unicodeScalars.lexicographicallyPrecedes(rhs.element.0.unicodeScalars)
      }
    }.map(\.element)
  }
}
