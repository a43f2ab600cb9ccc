public import ComparisonSpecs
import ReflectiveComparison

// Which of these serves a type is decided where its conformance to `View` is declared.

extension View {
  /// Whether two values are equal in all that is not child nodes.
  ///
  /// A type that says nothing of its comparison, or says it only for some generic arguments, is compared as the tree was
  /// told to.
  @inlinable
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    tree.areEqualByFallback(old, new)
  }
}

extension View where Self: Equatable {
  /// Whether two values are equal by their `==`.
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    old.pointee == new.pointee
  }
}

extension View where Self: Equatable {
  /// What a tree has to know of the type.
  ///
  /// A `==` may leave out anything.
  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .omitsFields) }
}

extension HostView where Self: Equatable {
  /// What a tree has to know of the type.
  ///
  /// A `==` may leave out anything.
  public static func __makeInfo() -> __ViewTypeInfo {
    ReflectedTypeInfo<Self>(flags: [.host, .omitsFields])
  }
}

extension View where Self: AutoEquatable {
  /// Whether two values are equal by their spec in all that is not child nodes.
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    areEqualExceptChildren(UnsafePointer(old), UnsafePointer(new))
  }

  /// What a tree has to know of the type.
  public static func __makeInfo() -> __ViewTypeInfo { SpecifiedTypeInfo<Self>(flags: []) }
}

extension HostView where Self: AutoEquatable {
  /// What a tree has to know of the type.
  public static func __makeInfo() -> __ViewTypeInfo { SpecifiedTypeInfo<Self>(flags: .host) }
}

extension __TreeHandle {
  @usableFromInline
  @inline(never)
  func areEqualByFallback<V: View>(_ old: UnsafeMutablePointer<V>, _ new: UnsafeMutablePointer<V>) -> Bool {
    switch storage.pointee.fallback {
    case .reflective: LayoutComparer().areEqual(UnsafePointer(old), UnsafePointer(new))
    case .mirror: MirrorComparer().areEqual(UnsafePointer(old), UnsafePointer(new))
    case .alwaysDifferent: false
    }
  }
}
