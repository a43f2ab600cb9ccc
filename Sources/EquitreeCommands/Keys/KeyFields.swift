import JSONDocuments

/// The field by which the elements of each array are paired.
struct KeyFields {
  /// A kind of place at which arrays are paired by a field.
  struct Choice: Equatable {
    /// The place, such as `items[].parts`.
    var path: String
    var field: String
  }

  /// The fields of one document's arrays, in the order of the arrays, without those that are paired by position.
  struct Arrays {
    private var arrays: [UInt32] = []
    private var fields: [UInt32] = []

    fileprivate init() {}

    fileprivate init(_ found: [(array: UInt32, field: UInt32)]) {
      let sorted = found.sorted { $0.array < $1.array }
      arrays = sorted.map(\.array)
      fields = sorted.map(\.field)
    }

    /// Returns the number of the name of an array's field; nil if its elements are paired by position.
    ///
    /// - Complexity: O(log *n*) for *n* arrays.
    func field(of array: JSONNode) -> UInt32? {
      let position = arrays.partitioningIndex { $0 >= array.index }
      return position < arrays.count && arrays[position] == array.index ? fields[position] : nil
    }
  }

  let old: Arrays
  let new: Arrays
  /// The kinds of places with a key, in the order in which they first occur, once for each key of arrays there.
  let choices: [Choice]
  /// What the user should know about the keys.
  let notes: [String]

  /// Finds the fields for the arrays of two documents that share one table of names.
  ///
  /// - Complexity: O(*n*) for *n* values, on average.
  init(of old: JSONDocument, _ new: JSONDocument, _ options: DiffOptions, _ spellings: Spellings) {
    guard !options.pairsByPosition else {
      (self.old, self.new, choices, notes) = (Arrays(), Arrays(), [], [])
      return
    }
    let names = old.names
    let automatic = KeyField.automatic.filter { !options.ignored.contains($0) }
    let detection = KeyDetection(
      given: options.keys.compactMap(names.knownNumber), automatic: automatic.compactMap(names.knownNumber),
      nameCount: max(names.count, 1))
    var isIgnored = [Bool](repeating: false, count: max(names.count, 1))
    for name in options.ignored.compactMap(names.knownNumber) { isIgnored[Int(name)] = true }
    var pairs = ArrayPairs(detection, isIgnored: isIgnored)
    var found = Found()
    pairs.decide(old.root, new.root) { decision, detection in found.take(decision, &detection) }
    (self.old, self.new) = (Arrays(found.old), Arrays(found.new))
    choices = found.choices.map { place, field in
      Choice(path: PathText.text(ofPlace: pairs.shapes.path(to: place), names, spellings), field: names[field])
    }
    notes =
      options.keys.filter { names.knownNumber(of: $0) == nil }.map {
        "no member of the documents is called \($0): --key \($0) pairs nothing\(names.question($0))"
      }
      + found.notes.map { note in
        note.text(
          path: PathText.text(ofPlace: pairs.shapes.path(to: note.place), names, spellings),
          field: spellings.names.contains(names[note.field])
            ? spellings.text(ofField: names[note.field]) : names[note.field])
      }
  }
}
