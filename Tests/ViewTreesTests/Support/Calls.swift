/// Records what closures of views did, in order.
final class Calls: @unchecked Sendable {
  private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }

  /// Returns the names recorded since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

/// A value that views read although it is not one of their fields.
final class Outside<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// An object that counts how many of its kind are alive.
final class Token {
  final class Count: @unchecked Sendable { var value = 0 }

  private let count: Count

  init(_ count: Count) {
    self.count = count
    count.value += 1
  }

  deinit { count.value -= 1 }

  func use() {}
}
