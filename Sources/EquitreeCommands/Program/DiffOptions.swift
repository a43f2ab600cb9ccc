/// The options of `equitree diff`.
struct DiffOptions: Equatable {
  /// How differences are written.
  enum Form: Equatable {
    case text
    case json
    /// Not at all: the exit status is the result.
    case none
  }

  /// The path of the old document; `-` is standard input.
  var old: InputName = ""
  /// The path of the new document; `-` is standard input.
  var new: InputName = ""
  /// The fields by which the objects of an array may be paired, in the order in which to try them.
  var keys: [String] = []
  /// Whether the elements of every array are paired by position.
  var pairsByPosition = false
  /// The members that are left out wherever they are.
  var ignored: [String] = []
  /// The members that are compared and reported before the others of their object.
  var priorities: [String] = []
  /// Whether the report lists what the tree decided about each value.
  var recordsDecisions = false
  var form = Form.text
  /// The number of differences that are printed; nil for the default of the form.
  var limit: Int?
}
