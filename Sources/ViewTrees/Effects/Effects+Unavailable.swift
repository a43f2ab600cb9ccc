// Unavailable functions with the names of other frameworks: each message says the name here.

extension View {
  /// Called `onMount` here, because a mounted view need not be visible.
  @available(*, unavailable, renamed: "onMount(_:)")
  public func onAppear(perform action: (() -> Void)? = nil) -> EmptyView { EmptyView() }

  /// Called `onUnmount` here.
  @available(*, unavailable, renamed: "onUnmount(_:)")
  public func onDisappear(perform action: (() -> Void)? = nil) -> EmptyView { EmptyView() }
}
