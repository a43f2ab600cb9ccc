/// A value that describes a piece of user interface.
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ v: consuming V) -> V { v }
}
public struct EmptyView: View { @inlinable public init() {}; public typealias Body = Never; public var body: Never { fatalError() } }
