import JSONDocuments

extension KeyFields {
  /// What the decisions about all arrays come to.
  struct Found {
    private struct Kind: Hashable {
      var place: UInt32
      var field: UInt32
    }

    private(set) var old: [(array: UInt32, field: UInt32)] = []
    private(set) var new: [(array: UInt32, field: UInt32)] = []
    private(set) var choices: [(place: UInt32, field: UInt32)] = []
    private(set) var notes: [Note] = []
    private var told: Set<Kind> = []
    private var noted: Set<UInt32> = []

    mutating func take(_ decision: ArrayPairs.Decision, _ detection: inout KeyDetection) {
      guard let choice = decision.choice else {
        noteNearChoice(decision, &detection)
        return
      }
      if let array = decision.old { old.append((array.index, choice.field)) }
      if let array = decision.new { new.append((array.index, choice.field)) }
      if told.insert(Kind(place: decision.place, field: choice.field)).inserted {
        choices.append((decision.place, choice.field))
      }
      if !choice.isUnique, noted.insert(decision.place).inserted {
        notes.append(Note(place: decision.place, field: choice.field, reason: .pairedInOrder))
      }
    }

    /// Notes, once for a kind of place, that one value kept two arrays from being paired.
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
      /// The field would fit, if not for so many objects whose value another one has.
      case repeated(Int)
      /// The field would fit, if not for so many elements that have none.
      case missing(Int)
    }

    var place: UInt32
    var field: UInt32
    var reason: Reason

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
