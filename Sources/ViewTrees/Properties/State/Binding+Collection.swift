/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach($todos) { $todo in TodoRow(title: $todo.title) }
/// ```
///
/// Iterating over it reads the collection. A binding to an element with an identity (it is `Identifiable` or an object)
/// follows that element, even if it moves; any other binding refers to a position in the collection. When the element
/// is gone, the binding and all bindings to parts of it return the last value, and setting them changes nothing and is
/// reported as ``TreeDiagnostic/droppedWrite(to:)``.
extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// A position in the collection.
  public typealias Index = Value.Index

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The position after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// The position before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// The position at a distance from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// The distance between two positions.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position, in a collection of any kind.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
