import ReflectiveComparison
import Testing

/// Checks the answer of both comparers, in both forms.
func expect<T>(
  _ lhs: T, _ rhs: T, areEqual expected: Bool, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let layout = LayoutComparer()
  let mirror = MirrorComparer()
  let answers = [
    "layout": layout.areEqual(lhs, rhs), "mirror": mirror.areEqual(lhs, rhs),
    "layout, swapped": layout.areEqual(rhs, lhs), "mirror, swapped": mirror.areEqual(rhs, lhs),
    "layout, in memory": inMemory(lhs, rhs) { layout.areEqual($0, $1) },
    "mirror, in memory": inMemory(lhs, rhs) { mirror.areEqual($0, $1) },
  ]
  for (comparer, answer) in answers.sorted(by: { $0.key < $1.key }) {
    #expect(answer == expected, "\(comparer): \(T.self) \(comment?.rawValue ?? "")", sourceLocation: sourceLocation)
  }
}

/// Checks the answer of both comparers for each field.
func expect<T>(
  _ lhs: T, _ rhs: T, fieldsEqual expected: Bool, sourceLocation: SourceLocation = #_sourceLocation
) {
  let layout = LayoutComparer()
  let mirror = MirrorComparer()
  let answers = [
    "layout": layout.areFieldsEqual(lhs, rhs), "mirror": mirror.areFieldsEqual(lhs, rhs),
    "layout, in memory": inMemory(lhs, rhs) { layout.areFieldsEqual($0, $1) },
    "mirror, in memory": inMemory(lhs, rhs) { mirror.areFieldsEqual($0, $1) },
  ]
  for (comparer, answer) in answers.sorted(by: { $0.key < $1.key }) {
    #expect(answer == expected, "\(comparer): \(T.self)", sourceLocation: sourceLocation)
  }
}

/// Checks both comparers for all pairs of values: a value equals itself, and no other value in the list.
func expectAllDifferent<T>(_ values: [T], sourceLocation: SourceLocation = #_sourceLocation) {
  for (i, lhs) in values.enumerated() {
    for (j, rhs) in values.enumerated() {
      expect(lhs, rhs, areEqual: i == j, "\(i) and \(j)", sourceLocation: sourceLocation)
    }
  }
}

/// Calls a function with the addresses of two values.
func inMemory<T>(_ lhs: T, _ rhs: T, _ body: (UnsafePointer<T>, UnsafePointer<T>) -> Bool) -> Bool {
  let memory = UnsafeMutablePointer<T>.allocate(capacity: 2)
  memory.initialize(to: lhs)
  (memory + 1).initialize(to: rhs)
  defer {
    memory.deinitialize(count: 2)
    memory.deallocate()
  }
  return body(memory, memory + 1)
}
