import JSONDocuments

/// By which field the elements of each array are paired.
struct KeyFields {
  /// A kind of place at which arrays are paired by a field.
  struct Choice: Equatable {
    /// The place, such as `items[].parts`.
    var path: String
    var field: String
  }

  /// The fields of one document's arrays, in the order of the arrays; arrays that are paired by position are left out.
  struct Arrays {
    fileprivate var arrays: [UInt32] = []
    fileprivate var fields: [UInt32] = []

    /// The number of the name of the field by which an array is paired; nil for pairing by position.
    ///
    /// - Complexity: O(log n) in the number of arrays.
    func field(of array: JSONNode) -> UInt32? {
      var low = 0
      var high = arrays.count
      while low < high {
        let middle = (low + high) / 2
        if arrays[middle] < array.index { low = middle + 1 } else { high = middle }
      }
      return low < arrays.count && arrays[low] == array.index ? fields[low] : nil
    }
  }

  let old: Arrays
  let new: Arrays
  /// The places with a key, in the order in which they first occur.
  let choices: [Choice]
  /// What the user should know about the keys.
  let notes: [String]

  /// Finds the fields for the arrays of two documents that share one table of names.
  ///
  /// - Complexity: O(n) in the number of values.
  init(of old: JSONDocument, _ new: JSONDocument, _ options: DiffOptions) {
    guard !options.pairsByPosition else {
      (self.old, self.new, choices, notes) = (Arrays(), Arrays(), [], [])
      return
    }
    let names = old.names
    let automatic = KeyField.automatic.filter { !options.ignored.contains($0) }
    var detection = KeyDetection(
      given: options.keys.compactMap(names.knownNumber), automatic: automatic.compactMap(names.knownNumber),
      nameCount: max(names.count, 1))
    let oldArrays = detection.look(at: old)
    let newArrays = detection.look(at: new)
    var choices: [Choice] = []
    var notes = options.keys.filter { names.knownNumber(of: $0) == nil }.map {
      "no member of the documents is called \($0): --key \($0) pairs nothing"
    }
    var isTold = [Bool](repeating: false, count: detection.placeCount)
    func arrays(_ found: [(array: UInt32, place: UInt32)]) -> Arrays {
      var arrays = Arrays()
      for (array, place) in found {
        guard let choice = detection.choice(for: place) else { continue }
        arrays.arrays.append(array)
        arrays.fields.append(choice.field)
        if isTold[Int(place)] { continue }
        isTold[Int(place)] = true
        let path = PathText.text(ofPlace: detection.path(to: place), names)
        choices.append(Choice(path: path, field: names[choice.field]))
        if !choice.isUnique {
          notes.append(
            "several objects of \(path) have the same \(names[choice.field]): they are paired in their order")
        }
      }
      return arrays
    }
    self.old = arrays(oldArrays)
    self.new = arrays(newArrays)
    self.choices = choices
    self.notes = notes
  }
}
