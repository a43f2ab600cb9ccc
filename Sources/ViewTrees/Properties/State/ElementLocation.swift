/// An element of a collection that is stored elsewhere.
///
/// An element with an identity is found by that identity, even if it has moved, and is never confused with another
/// element that is now at its old position. Without an identity, the element is the one at the position.
final class ElementLocation<Whole: MutableCollection>: BindingLocation<Whole.Element> {
  /// The element as it was last seen.
  private struct Known {
    /// Its index.
    var index: Whole.Index
    /// Its value; nil if it was never seen.
    var element: Whole.Element?
    /// Its key, in the values of a dictionary.
    var key: AnyHashable?
  }

  private let whole: BindingLocation<Whole>
  private let identity = ElementIdentity<Whole.Element>.shared
  private let hasKeys = Whole.self is any KeyedElements.Type
  private let known: LockedValue<Known>

  init(_ whole: BindingLocation<Whole>, _ index: Whole.Index) {
    self.whole = whole
    known = LockedValue(Known(index: index, element: nil))
    super.init()
    if hasKeys, let elements = whole.untracked {
      let key = key(at: index, in: elements)
      known.withLock { $0.key = key }
    }
    // Read now, because the element may be gone when the binding is used. The read is recorded if it decides what the
    // binding refers to.
    _ = identity == nil ? untracked : found
  }

  override var value: Whole.Element {
    if let element = found ?? known.value.element { return element }
    // There never was an element at the index. Another element is better than a trap in a view that is about to go.
    let elements = whole.value
    guard let last = elements.indices.suffix(1).first else {
      preconditionFailure(
        "A binding to an element of \(Whole.self) was read that was never there, and the collection is empty")
    }
    return elements[last]
  }

  override var found: Whole.Element? { whole.found.flatMap { element(in: $0) } }

  override var untracked: Whole.Element? { whole.untracked.flatMap { element(in: $0) } }

  private func element(in elements: Whole) -> Whole.Element? {
    guard let index = index(in: elements) else { return nil }
    let element = elements[index]
    see(element, at: index, in: elements)
    return element
  }

  /// Records that the element was seen at an index.
  private func see(_ element: Whole.Element, at index: Whole.Index, in elements: Whole) {
    let key = hasKeys ? key(at: index, in: elements) : nil
    _ = known.exchange(Known(index: index, element: element, key: key))
  }

  /// The index of the element now, nil if it is gone.
  private func index(in elements: Whole) -> Whole.Index? {
    let known = known.value
    let place = place(of: known, in: elements)
    guard let identity, let element = known.element else { return place }
    if let place, identity.areIdentical(element, elements[place]) { return place }
    return elements.indices.first { identity.areIdentical(element, elements[$0]) }
  }

  /// The index at which the element was last seen, nil if the collection has no such index now.
  private func place(of known: Known, in elements: Whole) -> Whole.Index? {
    guard hasKeys else {
      return elements.startIndex <= known.index && known.index < elements.endIndex ? known.index : nil
    }
    // Indices from before a change must not even be compared.
    guard let key = known.key else { return nil }
    func index<Elements: KeyedElements>(in elements: Elements) -> Whole.Index? {
      elements.index(ofKey: key) as? Whole.Index
    }
    return (elements as? any KeyedElements).flatMap { index(in: $0) }
  }

  /// The key of the value at an index into the values of a dictionary.
  private func key(at index: Whole.Index, in elements: Whole) -> AnyHashable? {
    func key<Elements: KeyedElements>(in elements: Elements) -> AnyHashable? {
      (index as? Elements.Index).flatMap { elements.key(at: $0) }
    }
    return (elements as? any KeyedElements).flatMap { key(in: $0) }
  }

  override var words: String { "an element of \(Whole.self)" }

  override var inbox: ChangeInbox? { whole.inbox }

  override func set(_ value: Whole.Element) {
    guard var elements = whole.found, let index = index(in: elements) else { return drop() }
    elements[index] = value
    see(value, at: index, in: elements)
    whole.set(elements)
  }

  override func isSame(as other: BindingLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation, whole.isSame(as: other.whole) else { return false }
    let (mine, others) = (known.value, other.known.value)
    if let identity, let element = mine.element, let otherElement = others.element {
      return identity.areIdentical(element, otherElement)
    }
    guard hasKeys ? mine.key == others.key : mine.index == others.index else { return false }
    // The binding that replaces the other may have been made after the element was gone.
    if mine.element == nil {
      _ = known.exchange(others)
    } else if others.element == nil {
      _ = other.known.exchange(mine)
    }
    return true
  }
}
