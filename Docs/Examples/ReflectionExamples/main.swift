import ReflectiveComparison

// The arrows show what is printed; .ci/examples compares them with the output.

struct Point {
  var x, y: Int
}

/// A value of every kind that has a rule.
struct Scene {
  var points: [Point]
  var names: [String: Point]
  var owner: Owner
  var extra: Any
}

final class Owner {}

let owner = Owner()
func scene(_ x: Int, owner: Owner, extra: Any) -> Scene {
  Scene(points: [Point(x: x, y: 0)], names: ["home": Point(x: 0, y: 0)], owner: owner, extra: extra)
}

let comparer = LayoutComparer()
print(comparer.areEqual(scene(1, owner: owner, extra: 1), scene(1, owner: owner, extra: 1)))
// → true
print(comparer.areEqual(scene(1, owner: owner, extra: 1), scene(2, owner: owner, extra: 1)))
// → false
print(comparer.areEqual(scene(1, owner: owner, extra: 1), scene(1, owner: Owner(), extra: 1)))
// → false
print(comparer.areEqual(scene(1, owner: owner, extra: 1), scene(1, owner: owner, extra: "1")))
// → false

// A closure is different from everything, itself included.
let action: () -> Void = {}
print(comparer.areEqual(action, action))
// → false

// Values that are read through a pointer are not copied.
let old = [Point(x: 1, y: 1), Point(x: 2, y: 2)]
let new = [Point(x: 1, y: 1), Point(x: 2, y: 3)]
let changed = old.withUnsafeBufferPointer { old in
  new.withUnsafeBufferPointer { new in
    old.indices.filter { !comparer.areEqual(old.baseAddress! + $0, new.baseAddress! + $0) }
  }
}
print(changed)
// → [1]
