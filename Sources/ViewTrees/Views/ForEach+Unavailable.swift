// Unavailable functions for mistakes with lists; see `ViewBuilder+Unavailable.swift`.

extension ForEach {
  /// Rows without an identity cannot be told apart.
  @available(
    *, unavailable,
    message: """
      the elements are not 'Identifiable': say what tells them apart, as in 'ForEach(elements, id: \\.name) { … }', or \
      'id: \\.self' where they are 'Hashable' and occur once each
      """
  )
  public init<Elements: Collection>(_ elements: Elements, @ViewBuilder content: @escaping (Element) -> Content)
  where Elements.Element == Element, ID == Never {
    preconditionFailure("This initializer cannot be called")
  }

  /// Rows without an identity cannot be told apart.
  @available(
    *, unavailable,
    message: """
      the elements are not 'Identifiable': say what tells them apart, as in 'ForEach(elements, id: \\.name, \
      memoizing: true) { … }'
      """
  )
  @_disfavoredOverload
  public init<Elements: Collection>(
    _ elements: Elements, memoizing: Bool, @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element, ID == Never {
    preconditionFailure("This initializer cannot be called")
  }

  /// Elements that cannot be compared cannot be recognized.
  @available(
    *, unavailable,
    message: "elements are memoized by comparing them: mark their type '@AutoEquatable', or leave out 'memoizing:'"
  )
  public init<Elements: Collection>(
    _ elements: Elements, id: KeyPath<Element, ID>, memoizing: Bool,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element {
    preconditionFailure("This initializer cannot be called")
  }

  /// A number is not a collection.
  @available(*, unavailable, message: "a list is made of elements: write 'ForEach(0..<count, id: \\.self) { … }'")
  public init(_ count: Int, @ViewBuilder content: @escaping (Int) -> Content) where Element == Int, ID == Never {
    preconditionFailure("This initializer cannot be called")
  }

  /// An optional collection is not a collection.
  @available(*, unavailable, message: "the elements may be nil: write 'elements ?? []', or 'if let' around the list")
  public init<Elements: Collection>(_ elements: Elements?, @ViewBuilder content: @escaping (Element) -> Content)
  where Elements.Element == Element, ID == Never {
    preconditionFailure("This initializer cannot be called")
  }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
  /// Elements that cannot be compared cannot be recognized.
  @available(
    *, unavailable,
    message: "elements are memoized by comparing them: mark their type '@AutoEquatable', or leave out 'memoizing:'"
  )
  public init<Elements: Collection>(
    _ elements: Elements, memoizing: Bool, @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element {
    preconditionFailure("This initializer cannot be called")
  }
}
