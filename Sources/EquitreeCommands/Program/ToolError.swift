/// What the user has to put right, in words that say how.
struct ToolError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
