/// Walks through the compared fields of two values.
final class SpecFrame<Root>: DifferenceFrame {
  // Constants: two values of no size share an address, at which only reads may overlap.
  private let old: Root
  private let new: Root
  private let spec: ComparisonSpec<Root>
  private var fields: ArraySlice<ComparisonField>

  init(component: String, from old: Root, to new: Root, by spec: ComparisonSpec<Root>) {
    self.old = old
    self.new = new
    self.spec = spec
    fields = spec.fields.filter(\.role.isCompared)[...]
    super.init(component: component)
  }

  override func next() -> DifferenceStep? {
    guard let field = fields.popFirst() else { return nil }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        // The children below a collection may be compared in any order, which looking at them in pairs knows nothing of.
        if field.role == .child, spec.areEqual(in: field, old, new) { return .same }
        let (oldValue, newValue) = (spec.value(of: field, in: old), spec.value(of: field, in: new))
        if field.strategy == .equality {
          let parts = DifferenceParts.step(component: field.path, role: field.role, from: oldValue, to: newValue)
          if let parts { return parts }
        }
        if spec.areEqual(in: field, old, new) { return .same }
        return .different(component: field.path, role: field.role, old: oldValue, new: newValue)
      }
    }
  }
}
