/// What the user wants to know of two documents.
struct DiffOptions: Equatable {
  /// How differences are written.
  enum Form: Equatable {
    case text
    case json
    /// Not at all: the exit status tells.
    case none
  }

  /// The paths of the documents; `-` is standard input.
  var old: InputName = ""
  var new: InputName = ""
  /// The fields that may tell the objects of an array apart, those to be tried first in front.
  var keys: [String] = []
  /// Whether the elements of every array are paired by position.
  var pairsByPosition = false
  /// The members that are left out wherever they are.
  var ignored: [String] = []
  /// The members that are looked at and reported before the others of their object.
  var priorities: [String] = []
  /// Whether it is told what the tree decided about each value.
  var tellsDecisions = false
  var form = Form.text
  /// How many differences are printed; nil for what the form prints by itself.
  var limit: Int?
}
