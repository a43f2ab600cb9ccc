/// The values that a walk enters: values with a spec, optionals of them, and arrays.
enum DifferenceParts {
  /// The look at two values of one type that may have parts; nil if they have none: they are compared and reported as a
  /// whole.
  static func step(component: String, role: ComparisonRole, from old: Any, to new: Any) -> DifferenceStep? {
    if let old = old as? any DifferenceContainer { return old.step(component: component, role: role, to: new) }
    guard let old = old as? any AutoEquatable, !ObservableObjects.contains(type(of: old)) else { return nil }
    return step(component: component, from: old, to: new)
  }

  private static func step<Value: AutoEquatable>(
    component: String, from old: Value, to new: Any
  ) -> DifferenceStep? {
    guard let new = new as? Value else { return nil }
    return .parts(
      SpecFrame(component: component, from: old, to: new, by: Value.comparisonSpec),
      objects: Value.self is AnyObject.Type ? (old as AnyObject, new as AnyObject) : nil)
  }

  /// Whether the values of a type have parts to look into.
  static func has(_ type: Any.Type) -> Bool {
    (type as? any DifferenceContainer.Type)?.hasParts
      ?? (type is any AutoEquatable.Type && !ObservableObjects.contains(type))
  }
}

/// An optional or an array: a walk passes through it to the values inside.
protocol DifferenceContainer {
  /// Whether the values inside have parts.
  static var hasParts: Bool { get }

  /// The look at this value and another of the same type; nil if they are to be compared and reported whole.
  func step(component: String, role: ComparisonRole, to new: Any) -> DifferenceStep?
}

extension Optional: DifferenceContainer {
  static var hasParts: Bool { DifferenceParts.has(Wrapped.self) }

  func step(component: String, role: ComparisonRole, to new: Any) -> DifferenceStep? {
    guard let new = new as? Self else { return nil }
    switch (self, new) {
    case (let old?, let new?): return DifferenceParts.step(component: component, role: role, from: old, to: new)
    case (nil, nil): return Self.hasParts ? .same : nil
    default: return nil
    }
  }
}

extension Array: DifferenceContainer {
  static var hasParts: Bool { DifferenceParts.has(Element.self) }

  func step(component: String, role: ComparisonRole, to new: Any) -> DifferenceStep? {
    guard let new = new as? Self else { return nil }
    let isSameBuffer = withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in old.count == new.count && old.baseAddress == new.baseAddress }
    }
    if isSameBuffer { return .same }
    let identity = ElementIdentity<Element>()
    // Arrays with this many elements without parts and identity are compared and reported as a whole.
    guard count != new.count || Self.hasParts || identity.isDeclared else { return nil }
    guard let equality = SpecialComparisons.anyComparison(of: Element.self) else { return nil }
    return .parts(
      ElementsFrame(component: component, role: role, from: self, to: new, identity, equality), objects: nil)
  }
}
