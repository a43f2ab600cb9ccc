/// What the user of the program has to put right, in words that say how.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
