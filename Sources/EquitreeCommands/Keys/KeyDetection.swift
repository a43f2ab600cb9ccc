import JSONDocuments

/// Finds the field by which the objects of two arrays can be paired, or of one array that has no partner.
///
/// A field fits if all elements are objects, and each has a different string or number in it.
struct KeyDetection {
  /// The field by which objects are paired, and whether each object has a different value in it.
  typealias Choice = (field: UInt32, isUnique: Bool)

  /// The fields that are tried, beginning with those that the user named.
  private let candidates: [UInt32]
  private let givenCount: Int
  /// For each number of a name, one more than its position among the candidates, or 0.
  private var positions: [UInt8]
  private var values = UniqueValues()
  private var old = Columns()
  private var new = Columns()

  /// The values of the candidates in one array, one object after the other.
  private struct Columns {
    private(set) var values: [JSONNode?] = []
    private(set) var count = 0

    /// Collects the values of the candidates from the objects of an array.
    ///
    /// - Returns: A bit for each candidate that all elements have.
    mutating func collect(_ array: JSONNode?, candidateCount: Int, _ positions: [UInt8]) -> UInt64 {
      values.removeAll(keepingCapacity: true)
      count = array?.count ?? 0
      var present: UInt64 = .max >> UInt64(64 - candidateCount)
      guard let array else { return present }
      for element in array.children {
        guard element.kind == .object, present != 0 else { return 0 }
        let row = values.count
        for _ in 0..<candidateCount { values.append(nil) }
        var found: UInt64 = 0
        for member in element.children {
          let position = Int(positions[Int(member.nameNumber ?? 0)])
          guard position > 0, member.kind == .string || member.kind == .number else { continue }
          values[row + position - 1] = member
          found |= 1 << UInt64(position - 1)
        }
        present &= found
      }
      return present
    }
  }

  /// - Parameters:
  ///   - given: The fields that the user named, as numbers of names.
  ///   - automatic: The other fields to try.
  ///   - nameCount: The number of names.
  init(given: [UInt32], automatic: [UInt32], nameCount: Int) {
    candidates = given + automatic.filter { !given.contains($0) }
    givenCount = given.count
    positions = Array(repeating: 0, count: nameCount)
    for (position, candidate) in candidates.enumerated() { positions[Int(candidate)] = UInt8(position + 1) }
  }

  /// Returns the field that fits two arrays best, or one array alone; nil if none fits.
  ///
  /// The values of a field that the user named may repeat: the *n*-th object with a value is then paired with the
  /// *n*-th.
  ///
  /// - Complexity: O(*n*) for *n* members, for each field that is tried.
  mutating func choice(for oldArray: JSONNode?, _ newArray: JSONNode?) -> Choice? {
    let count = (oldArray?.count ?? 0) + (newArray?.count ?? 0)
    guard count > 0, !candidates.isEmpty else { return nil }
    let present =
      old.collect(oldArray, candidateCount: candidates.count, positions)
      & new.collect(newArray, candidateCount: candidates.count, positions)
    let fitting = candidates.indices.filter { present >> UInt64($0) & 1 == 1 }
    for position in fitting where position < givenCount && isUnique(position) { return (candidates[position], true) }
    if let position = fitting.first, position < givenCount { return (candidates[position], false) }
    for position in fitting where isUnique(position) { return (candidates[position], true) }
    return nil
  }

  /// Returns the usual field that nearly fits two arrays, and why it does not.
  ///
  /// - Returns: The field, how many values repeat and how many elements lack it, each in the array where more do; nil
  ///   if no field comes near.
  mutating func nearChoice(for oldArray: JSONNode, _ newArray: JSONNode) -> (
    field: UInt32, repeated: Int, missing: Int
  )? {
    for field in candidates[givenCount...] {
      var (repeated, missing) = (0, 0)
      var isNear = true
      for array in [oldArray, newArray] where array.count > 0 {
        values.reset(for: array.count)
        var (distinct, lacking) = (0, 0)
        for element in array.children {
          let value = element.kind == .object ? element.member(field) : nil
          if let value, value.kind == .string || value.kind == .number {
            if values.insert(value) { distinct += 1 }
          } else {
            lacking += 1
          }
        }
        repeated = max(repeated, array.count - lacking - distinct)
        missing = max(missing, lacking)
        // If half of the values repeat or are missing, the field is not meant to identify objects.
        if distinct * 2 <= array.count { isNear = false }
      }
      if isNear { return (field, repeated, missing) }
    }
    return nil
  }

  /// Returns whether no value of a candidate repeats in either array.
  private mutating func isUnique(_ position: Int) -> Bool {
    isUnique(position, old) && isUnique(position, new)
  }

  private mutating func isUnique(_ position: Int, _ columns: Columns) -> Bool {
    values.reset(for: columns.count)
    for row in 0..<columns.count {
      if let value = columns.values[row * candidates.count + position], !values.insert(value) { return false }
    }
    return true
  }
}
