/// Walks through two arrays of the same count, whose elements have parts.
final class ElementsFrame<Element>: DifferenceFrame {
  private let old: [Element]
  private let new: [Element]
  private let role: ComparisonRole
  private var index = 0

  init(component: String, role: ComparisonRole, from old: [Element], to new: [Element]) {
    self.old = old
    self.new = new
    self.role = role
    super.init(component: component)
  }

  override func next() -> DifferenceStep? {
    guard index < old.count else { return nil }
    defer { index += 1 }
    let (oldElement, newElement) = (old[index], new[index])
    return DifferenceParts.step(component: "[\(index)]", role: role, from: oldElement, to: newElement)
      ?? .different(component: "[\(index)]", role: role, old: oldElement, new: newElement)
  }
}
