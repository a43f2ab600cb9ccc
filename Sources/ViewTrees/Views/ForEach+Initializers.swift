public import ComparisonSpecs

extension ForEach {
  /// Makes a view for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The identity of an element, unique among the elements.
  ///   - content: The views of an element.
  /// - Complexity: O(1) for an array, O(*n*) for any other collection of *n* elements.
  @inlinable
  public init<Elements: Collection>(
    _ elements: Elements, id: KeyPath<Element, ID>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element {
    self.init(elements: Array(elements), id: Self.identity(id), content: content)
  }

  /// Makes a view for each element that differs from the former element of the same identity.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The identity of an element, unique among the elements.
  ///   - memoizing: Whether a row depends on its element alone. Elements are compared by their spec.
  ///   - content: The views of an element.
  @inlinable
  public init<Elements: Collection>(
    _ elements: Elements, id: KeyPath<Element, ID>, memoizing: Bool,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element, Element: AutoEquatable {
    self.init(
      elements: Array(elements), id: Self.identity(id), content: content,
      equalRun: memoizing ? { Self.equalRun(bySpec: $0, $1, $2) } : nil)
  }

  /// Makes a view for each element that differs from the former element of the same identity.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The identity of an element, unique among the elements.
  ///   - memoizing: Whether a row depends on its element alone. Elements are compared by their `==`.
  ///   - content: The views of an element.
  @inlinable
  @_disfavoredOverload
  public init<Elements: Collection>(
    _ elements: Elements, id: KeyPath<Element, ID>, memoizing: Bool,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element, Element: Equatable {
    self.init(
      elements: Array(elements), id: Self.identity(id), content: content,
      equalRun: memoizing ? { Self.equalRun($0, $1, $2) } : nil)
  }

  @inlinable
  static func equalRun(
    bySpec old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, _ count: Int
  ) -> Int where Element: AutoEquatable {
    var index = 0
    while index < count, Element.areEqual(old + index, new + index) { index &+= 1 }
    return index
  }

  @inlinable
  static func equalRun(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, _ count: Int
  ) -> Int where Element: Equatable {
    var index = 0
    while index < count, old[index] == new[index] { index &+= 1 }
    return index
  }

  /// Reads an identity in place: a stored property by its offset, anything else by the key path.
  @inlinable
  static func identity(_ path: KeyPath<Element, ID>) -> (UnsafePointer<Element>) -> ID {
    guard let offset = MemoryLayout<Element>.offset(of: path) else { return { $0.pointee[keyPath: path] } }
    // The path leads to a stored `ID` at this offset of every element.
    return { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee }
  }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
  /// Makes a view for each element, identified by its `id`.
  ///
  /// - Parameters:
  ///   - elements: The elements, each with a unique `id`.
  ///   - content: The views of an element.
  @inlinable
  public init<Elements: Collection>(
    _ elements: Elements, @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element {
    self.init(elements: Array(elements), id: { $0.pointee.id }, content: content)
  }

  /// Makes a view for each element that differs from the former element with the same `id`.
  ///
  /// - Parameters:
  ///   - elements: The elements, each with a unique `id`.
  ///   - memoizing: Whether a row depends on its element alone. Elements are compared by their spec.
  ///   - content: The views of an element.
  @inlinable
  public init<Elements: Collection>(
    _ elements: Elements, memoizing: Bool, @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element, Element: AutoEquatable {
    self.init(
      elements: Array(elements), id: { $0.pointee.id }, content: content,
      equalRun: memoizing ? { Self.equalRun(bySpec: $0, $1, $2) } : nil)
  }

  /// Makes a view for each element that differs from the former element with the same `id`.
  ///
  /// - Parameters:
  ///   - elements: The elements, each with a unique `id`.
  ///   - memoizing: Whether a row depends on its element alone. Elements are compared by their `==`.
  ///   - content: The views of an element.
  @inlinable
  @_disfavoredOverload
  public init<Elements: Collection>(
    _ elements: Elements, memoizing: Bool, @ViewBuilder content: @escaping (Element) -> Content
  ) where Elements.Element == Element, Element: Equatable {
    self.init(
      elements: Array(elements), id: { $0.pointee.id }, content: content,
      equalRun: memoizing ? { Self.equalRun($0, $1, $2) } : nil)
  }
}

extension ForEach where Element == Content {
  /// Shows elements that are views themselves, such as the children of a node of plain data.
  ///
  /// Elements are compared in place, without another value for each.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - id: The identity of a view, unique among the views.
  @inlinable
  public init<Views: Collection>(_ views: Views, id: KeyPath<Element, ID>) where Views.Element == Element {
    self.init(elements: Array(views), id: Self.identity(id), content: nil)
  }
}

extension ForEach where Element == Content, Element: Identifiable, ID == Element.ID {
  /// Shows elements that are views themselves, such as the children of a node of plain data.
  ///
  /// Elements are compared in place, without another value for each.
  ///
  /// - Parameter views: The views, each with a unique `id`.
  @inlinable
  public init<Views: Collection>(_ views: Views) where Views.Element == Element {
    self.init(elements: Array(views), id: { $0.pointee.id }, content: nil)
  }
}
