// Names of other frameworks. None of it can be called: each says what it is called here.

extension View {
  /// Called `onMount` here, since a view that is mounted need not be seen.
  @available(*, unavailable, renamed: "onMount(_:)")
  public func onAppear(perform action: (() -> Void)? = nil) -> EmptyView { EmptyView() }

  /// Called `onUnmount` here.
  @available(*, unavailable, renamed: "onUnmount(_:)")
  public func onDisappear(perform action: (() -> Void)? = nil) -> EmptyView { EmptyView() }
}
