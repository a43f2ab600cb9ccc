/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach($todos) { $todo in TodoRow(title: $todo.title) }
/// ```
///
/// Iterating over it reads the collection. A binding to an element refers to a place in the collection: where that has
/// become shorter, it gives the element that was read last, and setting it has no effect.
extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// A place in the collection.
  public typealias Index = Value.Index

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The place behind another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// The place at a distance from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// The distance of two places.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// A binding to the element at a place.
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

/// An element of a collection that lies elsewhere.
final class ElementLocation<Whole: RandomAccessCollection & MutableCollection>: BindingLocation<Whole.Element> {
  private let whole: BindingLocation<Whole>
  private let index: Whole.Index

  /// The element that was read last, for when it has gone.
  private let last = LockedValue<Whole.Element?>(nil)

  init(_ whole: BindingLocation<Whole>, _ index: Whole.Index) {
    self.whole = whole
    self.index = index
  }

  private func isThere(in elements: Whole) -> Bool { elements.startIndex <= index && index < elements.endIndex }

  override var value: Whole.Element {
    let elements = whole.value
    if !isThere(in: elements), let last = last.value { return last }
    let element = elements[index]
    _ = last.exchange(element)
    return element
  }

  override func set(_ value: Whole.Element) {
    var elements = whole.value
    guard isThere(in: elements) else { return }
    elements[index] = value
    whole.set(elements)
  }

  override func isSame(as other: BindingLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && whole.isSame(as: other.whole)
  }
}
