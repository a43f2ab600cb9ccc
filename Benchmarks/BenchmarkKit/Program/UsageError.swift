/// An error that the user can correct, with a description that says how.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
