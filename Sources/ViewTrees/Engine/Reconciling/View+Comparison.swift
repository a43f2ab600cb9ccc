public import ComparisonSpecs
import ReflectiveComparison

// How two values of a view are compared. The compiler picks one of these extensions for a type when it compiles the
// type's conformance to `View`, so comparing needs no lookup and no cast.

// For a type that declares nothing, or declares it only for some generic arguments: the tree's fallback.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  @inlinable
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    tree.areEqualByFallback(old, new)
  }
}

// A `==` may leave out any field, so its types omit fields as far as the tree knows.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View where Self: Equatable {
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    old.pointee == new.pointee
  }

  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .omitsFields) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HostView where Self: Equatable {
  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: [.host, .omitsFields]) }
}

// A spec compares everything but the child nodes, which the tree reconciles.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View where Self: AutoEquatable {
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    areEqualExceptChildren(UnsafePointer(old), UnsafePointer(new))
  }

  public static func __makeInfo() -> __ViewTypeInfo { SpecifiedTypeInfo<Self>(flags: []) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HostView where Self: AutoEquatable {
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
