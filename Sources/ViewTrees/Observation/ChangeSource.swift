/// What a value is known by that a tree keeps: a property of a view, a key of an environment.
final class ChangeSource: Sendable, CustomStringConvertible {
  let type: Any.Type
  let name: String

  /// The source of the change that is being announced on this thread.
  @TaskLocal static var current: ChangeSource?

  init(_ name: String, of type: Any.Type) {
    self.name = name
    self.type = type
  }

  /// Type and name, such as `Counter.count`.
  var description: String { "\(type).\(name)" }
}
