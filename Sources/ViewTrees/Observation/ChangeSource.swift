/// The name of a value that a tree stores: a property of a view, or a key of the environment.
final class ChangeSource: Sendable, CustomStringConvertible {
  let type: Any.Type
  let name: String

  /// The source of the change that is being announced on this thread.
  @TaskLocal static var current: ChangeSource?

  init(_ name: String, of type: Any.Type) {
    self.name = name
    self.type = type
  }

  /// The type and the name, such as `Counter.count`.
  var description: String { "\(type).\(name)" }
}
