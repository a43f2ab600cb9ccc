/// Walks through the compared fields of two values.
final class SpecFrame<Root>: DifferenceFrame {
  // Constants: two values of no size share an address, at which only reads may overlap.
  private let old: Root
  private let new: Root
  private let storage: ComparisonSpecStorage<Root>

  /// The field to look at next, by its position.
  private var position: Int

  /// Whether that field is known to differ.
  private var isKnown: Bool

  /// Makes a frame; `first` is the position of the first field that differs, where it is known.
  init(component: String, from old: Root, to new: Root, by spec: ComparisonSpec<Root>, first: Int? = nil) {
    position = first ?? 0
    isKnown = first != nil
    self.old = old
    self.new = new
    storage = spec.storage
    super.init(component: component)
  }

  override func next(depth: Int) -> DifferenceStep? {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        depth < Self.comparingDepth ? nextDifference(old, new) : nextField(old, new)
      }
    }
  }

  /// Looks at the next field that differs.
  private func nextDifference(_ old: UnsafePointer<Root>, _ new: UnsafePointer<Root>) -> DifferenceStep? {
    let fields = storage.comparedFields
    guard let found = isKnown ? position : storage.nextDifference(from: position, in: fields, old, new) else {
      return nil
    }
    isKnown = false
    position = found + 1
    let field = fields[found]
    let (oldValue, newValue) = (storage.value(of: field, in: old), storage.value(of: field, in: new))
    guard let parts = parts(of: field, oldValue, newValue) else {
      return .different(component: field.path, role: field.role, old: oldValue, new: newValue)
    }
    // The field differs. If nothing within it does, for instance because its type's own `==` was asked, it is reported
    // whole.
    if case .parts(let frame, _) = parts { frame.whole = (field.role, oldValue, newValue) }
    return parts
  }

  /// Looks at the next field.
  private func nextField(_ old: UnsafePointer<Root>, _ new: UnsafePointer<Root>) -> DifferenceStep? {
    guard position < storage.comparedFields.count else { return nil }
    let field = storage.comparedFields[position]
    position += 1
    let (oldValue, newValue) = (storage.value(of: field, in: old), storage.value(of: field, in: new))
    if let parts = parts(of: field, oldValue, newValue) { return parts }
    if storage.areEqual(in: field, old, new) { return .same }
    return .different(component: field.path, role: field.role, old: oldValue, new: newValue)
  }

  /// The look into a field; nil if it is compared and reported whole.
  private func parts(of field: ComparisonField, _ old: Any, _ new: Any) -> DifferenceStep? {
    // The children below a collection may be compared in any order, which looking at them in pairs would ignore.
    guard field.strategy == .equality, field.role != .child else { return nil }
    return DifferenceParts.step(component: field.path, role: field.role, from: old, to: new)
  }
}
