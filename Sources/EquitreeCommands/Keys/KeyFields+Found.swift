import JSONDocuments

extension KeyFields {
  /// The decisions about all arrays, put together.
  struct Found {
    private struct Kind: Hashable {
      var place: UInt32
      var field: UInt32
    }

    private(set) var old: [(array: UInt32, field: UInt32)] = []
    private(set) var new: [(array: UInt32, field: UInt32)] = []
    private(set) var choices: [(place: UInt32, field: UInt32)] = []
    private(set) var notes: [Note] = []
    /// The kinds of places and fields that are among the choices.
    private var chosen: Set<Kind> = []
    /// The kinds of places that have a note.
    private var noted: Set<UInt32> = []

    /// Adds a decision.
    mutating func take(_ decision: ArrayPairs.Decision, _ detection: inout KeyDetection) {
      guard let choice = decision.choice else {
        noteNearChoice(decision, &detection)
        return
      }
      if let array = decision.old { old.append((array.index, choice.field)) }
      if let array = decision.new { new.append((array.index, choice.field)) }
      if chosen.insert(Kind(place: decision.place, field: choice.field)).inserted {
        choices.append((decision.place, choice.field))
      }
      if !choice.isUnique, noted.insert(decision.place).inserted {
        notes.append(Note(place: decision.place, field: choice.field, reason: .pairedInOrder))
      }
    }

    /// Notes that single values keep a field from fitting, once for each kind of place.
    private mutating func noteNearChoice(_ decision: ArrayPairs.Decision, _ detection: inout KeyDetection) {
      guard let old = decision.old, let new = decision.new, max(old.count, new.count) > 1,
        !noted.contains(decision.place),
        let near = detection.nearChoice(for: old, new)
      else { return }
      noted.insert(decision.place)
      notes.append(
        Note(
          place: decision.place, field: near.field,
          reason: near.missing > 0 ? .missing(near.missing) : .repeated(near.repeated)))
    }
  }

  /// What the user should know about the arrays of a kind of place.
  struct Note {
    enum Reason {
      /// The user named the field, and its values repeat.
      case pairedInOrder
      /// The field would fit if it were not for this number of values that repeat.
      case repeated(Int)
      /// The field would fit if it were not for this number of elements that lack it.
      case missing(Int)
    }

    var place: UInt32
    var field: UInt32
    var reason: Reason

    /// Returns the note as a message.
    func text(path: String, field: String) -> String {
      switch reason {
      case .pairedInOrder:
        return "several objects of \(path) have the same \(field): they are paired in their order"
      case .repeated(let count):
        let subject = count == 1 ? "one value repeats" : "\(count) values repeat"
        let key = ShownText.escaped(field)
        return """
          \(field) would pair \(path), but \(subject): its elements are paired by position; --key \(key) pairs them, and \
          those with the same value in their order
          """
      case .missing(let count):
        let subject = count == 1 ? "one element has none" : "\(count) elements have none"
        return """
          \(field) would pair \(path), but \(subject): its elements are paired by position; give each a \(field), or name \
          a field that all have by --key
          """
      }
    }
  }
}
