// Unavailable functions on `View` for what only elements have; see `ViewBuilder+Unavailable.swift`. For an element the
// compiler prefers the functions of `Element`.

extension View {
  /// Only elements have events.
  @available(
    *, unavailable,
    message: """
      events are those of an 'Element': add the handler to the element in the body of this view, before '.id(_:)' and other \
      modifiers, and pass it there as a closure
      """
  )
  public func on(_ event: String, _ action: @escaping (HostEvent) -> Void) -> EmptyView { EmptyView() }

  /// Only elements have events.
  @available(
    *, unavailable,
    message: """
      events are those of an 'Element': add the handler to the element in the body of this view, before '.id(_:)' and other \
      modifiers, and pass it there as a closure
      """
  )
  public func on(_ event: String, _ action: @escaping () -> Void) -> EmptyView { EmptyView() }

  /// Only elements have attributes.
  @available(
    *, unavailable,
    message: """
      attributes are those of an 'Element': give it to the element in the body of this view, before '.id(_:)' and other \
      modifiers
      """
  )
  public func hostOwned(_ name: String, _ initialValue: String) -> EmptyView { EmptyView() }
}
