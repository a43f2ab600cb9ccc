// Unavailable functions for mistakes in bodies: each message says what to write instead. A view never reaches them,
// because the compiler takes an unavailable function only if no other fits.

extension ViewBuilder {
  /// A text is not a view.
  @available(*, unavailable, message: "a body is made of views: show this text with 'Text(_:)'")
  public static func buildExpression(_ text: some StringProtocol) -> EmptyView { EmptyView() }

  /// A number is not a view.
  @available(*, unavailable, message: "a body is made of views: show this number with 'Text(\"\\(number)\")'")
  public static func buildExpression(_ number: some Numeric) -> EmptyView { EmptyView() }

  /// A statement is not a view.
  @available(
    *, unavailable,
    message: """
      a body is made of views and does nothing else: move this to where something happens, such as the handler of an \
      event, or write 'let _ =' in front of it
      """
  )
  public static func buildExpression(_ nothing: Void) -> EmptyView { EmptyView() }

  /// A function is not a view.
  @available(*, unavailable, message: "this is a function that makes a view: call it with '()'")
  public static func buildExpression<V: View>(_ function: () -> V) -> EmptyView { EmptyView() }

  /// A function is not a view.
  @available(
    *, unavailable, message: "this is a function, and a body is made of views: pass it to the view that is to call it"
  )
  public static func buildExpression(_ function: () -> Void) -> EmptyView { EmptyView() }

  /// A type is not a view.
  @available(*, unavailable, message: "this is the type of a view: make a view of it with '()'")
  public static func buildExpression<V: View>(_ type: V.Type) -> EmptyView { EmptyView() }

  /// A view of an unknown type has no position.
  @available(
    *, unavailable, message: "the type of this view is not known here: write 'if let view { AnyView(view) }'"
  )
  @_disfavoredOverload
  public static func buildExpression(_ view: (any View)?) -> EmptyView { EmptyView() }

  /// A view of an unknown type has no position.
  @available(
    *, unavailable,
    message: """
      the type of this view is not known here: write 'AnyView(view)', or let the function that makes it return 'some View'
      """
  )
  public static func buildExpression(_ view: any View) -> EmptyView { EmptyView() }

  /// An array is not a view.
  @available(
    *, unavailable,
    message: "an array of views has no identities: show its elements with 'ForEach(_:id:content:)' or in a 'for' loop"
  )
  public static func buildExpression<V: View>(_ views: [V]) -> EmptyView { EmptyView() }

  /// An array is not a view.
  @available(
    *, unavailable,
    message: """
      an array of views has no identities: show its elements in a 'for' loop, each wrapped in 'AnyView(_:)'
      """
  )
  @_disfavoredOverload
  public static func buildExpression(_ views: [any View]) -> EmptyView { EmptyView() }

  /// No other value is a view either.
  @available(
    *, unavailable,
    message: "a body is made of views, and this value is none: make its type conform to 'View', or show what is in it"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> EmptyView { EmptyView() }
}
