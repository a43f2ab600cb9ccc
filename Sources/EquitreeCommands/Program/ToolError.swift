/// An error that the user can correct, with a description that says how.
struct ToolError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
