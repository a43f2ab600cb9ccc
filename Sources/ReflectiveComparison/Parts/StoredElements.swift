/// A collection of the standard library, whose parts are its elements.
protocol StoredElements {
  /// The types of what it holds.
  static var elementTypes: [Any.Type] { get }

  /// Calls a function with all that it holds, each with its declared type, until the function returns false.
  func forEachElement(_ body: (Any.Type, Any) -> Bool)
}

extension StoredElements where Self: Sequence {
  static var elementTypes: [Any.Type] { [Element.self] }

  func forEachElement(_ body: (Any.Type, Any) -> Bool) {
    for element in self {
      guard body(Element.self, element) else { return }
    }
  }
}

extension Array: StoredElements {}

extension ArraySlice: StoredElements {}

extension ContiguousArray: StoredElements {}

extension Set: StoredElements {}

extension Dictionary.Keys: StoredElements {}

extension Dictionary.Values: StoredElements {}

extension Dictionary: StoredElements {
  static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  func forEachElement(_ body: (Any.Type, Any) -> Bool) {
    for (key, value) in self {
      guard body(Key.self, key), body(Value.self, value) else { return }
    }
  }
}
