extension AutoEquatable {
  /// Whether the spec calls two values equal, without copying either of them.
  @inlinable
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    let spec = comparisonSpec
    let fused = spec.fused
    if fused.exists {
      // The code needs nothing of the spec: giving it up here saves retaining it for the call.
      _ = consume spec
      return fused(lhs, rhs)
    }
    return spec.storage.areEqual(lhs, rhs)
  }

  /// Whether the spec calls two values equal in all that is not child nodes, without copying either of them.
  @inlinable
  public static func areEqualExceptChildren(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    let spec = comparisonSpec
    let fused = spec.fusedWithoutChildren
    if fused.exists {
      _ = consume spec
      return fused(lhs, rhs)
    }
    return spec.storage.areEqualExceptChildren(lhs, rhs)
  }

  /// Adds the compared fields to a hash.
  @inlinable
  public static func __hash(_ value: UnsafePointer<Self>, into hasher: inout Hasher) {
    comparisonSpec.hash(value, into: &hasher)
  }

  /// Whether two values are equal by their spec.
  ///
  /// It takes the place of the `==` that the compiler would synthesize, which knows nothing of ignored fields.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }
  }
}

extension AutoEquatable where Self: AnyObject {
  /// Whether two references lead to the same object, or to objects that the spec calls equal.
  @inlinable
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee === rhs.pointee || comparisonSpec.areEqual(lhs, rhs)
  }

  /// Whether two references are the same object, or objects that differ only in child nodes.
  @inlinable
  public static func areEqualExceptChildren(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee === rhs.pointee || comparisonSpec.areEqualExceptChildren(lhs, rhs)
  }
}

extension AutoEquatable where Self: Hashable {
  /// Adds the fields that `==` compares to a hash.
  ///
  /// It takes the place of the `hash(into:)` that the compiler would synthesize, which knows nothing of ignored
  /// fields.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    withUnsafePointer(to: self) { Self.__hash($0, into: &hasher) }
  }

  /// The hash of the fields that `==` compares.
  ///
  /// The compiler would make one too, but for a type of an actor it would isolate it, and the conformance. It must not
  /// call `hash(into:)`: if another protocol's extension has one too, the compiler takes neither, and makes a
  /// `hash(into:)` that calls `hashValue`.
  @inlinable
  public var hashValue: Int { Self.hashValue(of: self) }
}

extension AutoEquatable {
  @inlinable
  static func hashValue(of value: Self) -> Int {
    var hasher = Hasher()
    withUnsafePointer(to: value) { __hash($0, into: &hasher) }
    return hasher.finalize()
  }
}

extension AutoEquatable where Self: Hashable, Self: RawRepresentable, RawValue: Hashable {
  /// Adds the fields that `==` compares to a hash.
  ///
  /// It takes the place of the one that every `RawRepresentable` has, which knows the raw value only.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    withUnsafePointer(to: self) { Self.__hash($0, into: &hasher) }
  }

  /// The hash of the fields that `==` compares.
  ///
  /// Without it the compiler would take the one that every `RawRepresentable` has, and warn that it is deprecated.
  @inlinable
  public var hashValue: Int { Self.hashValue(of: self) }
}
