/// The options on the command line.
package struct Options: Equatable {
  /// The action of the program.
  package enum Mode: Equatable {
    case measure
    case list
    case help
    /// Compares the records of two JSON documents.
    case records(old: String, new: String)
  }

  package var mode = Mode.measure
  /// The suites to run; all if empty.
  package var suites: [String] = []
  /// A text that the name of a case, with its suite, must contain.
  package var filter: String?
  package var isQuick = false
  package var json: String?
  package var markdown: String?
  package var html: String?
  package var baseline: String?
  /// How much slower than in the baseline a result may be, as a part of it; nil where that is not judged.
  package var failAbove: Double?
  /// The field by which records are paired.
  package var key: String?

  package init() {}
}
