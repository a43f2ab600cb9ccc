/// Walks through two arrays, pair by pair of elements that belong together.
final class ElementsFrame<Element>: DifferenceFrame {
  private let old: [Element]
  private let new: [Element]
  private let role: ComparisonRole
  private let equality: any SpecialComparison.Type
  private var steps: ArraySlice<ElementAlignment.Step>

  /// The look at a pair that was moved, which comes after the move.
  private var movedPair: (old: Int, new: Int)?

  /// Makes a frame of two arrays, whose elements `identity` pairs and `equality` compares.
  init(
    component: String, role: ComparisonRole, from old: [Element], to new: [Element],
    _ identity: ElementIdentity<Element>, _ equality: any SpecialComparison.Type
  ) {
    self.old = old
    self.new = new
    self.role = role
    self.equality = equality
    if old.count == new.count, !identity.isDeclared {
      steps = old.indices.map { .pair(old: $0, new: $0) }[...]
    } else if let pair = identity.pair {
      steps = ElementAlignment(pair(old, new), pairsRest: !identity.isDeclared).steps[...]
    } else {
      steps =
        ElementAlignment(oldCount: old.count, newCount: new.count) {
          Self.areEqual(old, $0, new, $1, equality)
        }.steps[...]
    }
    super.init(component: component)
  }

  override func next(depth: Int) -> DifferenceStep? {
    if let (old, new) = movedPair {
      movedPair = nil
      return look(at: old, new, depth)
    }
    guard let step = steps.popFirst() else { return nil }
    switch step {
    case .pair(let old, let new):
      return look(at: old, new, depth)
    case .removed(let index):
      return different("", old[index], Element?.none as Any, .removed(at: index))
    case .added(let index):
      return different("", Element?.none as Any, new[index], .added(at: index))
    case .moved(let old, let new):
      movedPair = (old, new)
      return different("", self.old[old], self.new[new], .moved(from: old, to: new))
    }
  }

  private func look(at oldIndex: Int, _ newIndex: Int, _ depth: Int) -> DifferenceStep {
    let isDeep = depth >= Self.comparingDepth
    if !isDeep, Self.areEqual(old, oldIndex, new, newIndex, equality) { return .same }
    let (oldElement, newElement) = (old[oldIndex], new[newIndex])
    let parts = DifferenceParts.step(component: "[\(newIndex)]", role: role, from: oldElement, to: newElement)
    if let parts {
      if !isDeep, case .parts(let frame, _) = parts { frame.whole = (role, oldElement, newElement) }
      return parts
    }
    if isDeep, Self.areEqual(old, oldIndex, new, newIndex, equality) { return .same }
    return different("[\(newIndex)]", oldElement, newElement, .changed)
  }

  private func different(
    _ component: String, _ old: Any, _ new: Any, _ kind: FieldDifference.Kind
  ) -> DifferenceStep {
    .different(component: component, role: role, old: old, new: new, kind: kind)
  }

  /// Compares two elements in place.
  private static func areEqual(
    _ old: [Element], _ oldIndex: Int, _ new: [Element], _ newIndex: Int, _ equality: any SpecialComparison.Type
  ) -> Bool {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let first = old.baseAddress, let other = new.baseAddress else { return true }
        assert(old.indices.contains(oldIndex) && new.indices.contains(newIndex), "An element lies outside of its array")
        return equality.areEqual(first + oldIndex, other + newIndex)
      }
    }
  }
}
