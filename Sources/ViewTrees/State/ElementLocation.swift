/// An element of a collection that is stored elsewhere.
///
/// An element with an identity is found by that identity, even if it has moved, and is never confused with another
/// element that is now at its old position. Without an identity, the element is the one at the position.
final class ElementLocation<Whole: MutableCollection>: BindingLocation<Whole.Element> {
  /// What is known of the element.
  private struct Known {
    /// Its place when it was last seen.
    var index: Whole.Index
    /// What it was then; nil where it was never seen.
    var element: Whole.Element?
  }

  private let whole: BindingLocation<Whole>
  private let identity = ElementIdentity<Whole.Element>.shared
  private let hasAges = Whole.self is any AgingIndices.Type
  private let known: LockedValue<Known>

  init(_ whole: BindingLocation<Whole>, _ index: Whole.Index) {
    self.whole = whole
    known = LockedValue(Known(index: index, element: nil))
    super.init()
    // Seen now, since the element may be gone when it is asked for. Which element is in the place counts for whoever
    // makes the binding where that decides what the binding refers to.
    _ = identity == nil ? untracked : found
  }

  override var value: Whole.Element {
    if let element = found ?? known.value.element { return element }
    // There never was an element in the place. One that is there is better than a trap in a view that is about to go.
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
    _ = known.exchange(Known(index: index, element: element))
    return element
  }

  /// The place that the element has now, nil where it is gone.
  private func index(in elements: Whole) -> Whole.Index? {
    let known = known.value
    let isInside =
      isUsable(known.index, in: elements) && (elements.startIndex..<elements.endIndex).contains(known.index)
    guard let identity, let element = known.element else { return isInside ? known.index : nil }
    if isInside, identity.areSame(element, elements[known.index]) { return known.index }
    return elements.indices.first { identity.areSame(element, elements[$0]) }
  }

  /// Whether an index may be compared with those of a collection: with some, comparing one from before a change is an error.
  private func isUsable(_ index: Whole.Index, in elements: Whole) -> Bool {
    !hasAges || DictionaryIndexAge(of: index) == DictionaryIndexAge(of: elements.endIndex)
  }

  override var words: String { "an element of \(Whole.self)" }

  override var inbox: ChangeInbox? { whole.inbox }

  override func set(_ value: Whole.Element) {
    guard var elements = whole.found, let index = index(in: elements) else { return drop() }
    elements[index] = value
    _ = known.exchange(Known(index: index, element: value))
    whole.set(elements)
  }

  override func isSame(as other: BindingLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation, whole.isSame(as: other.whole) else { return false }
    let (mine, others) = (known.value, other.known.value)
    if let identity, let element = mine.element, let otherElement = others.element {
      return identity.areSame(element, otherElement)
    }
    if hasAges, DictionaryIndexAge(of: mine.index) != DictionaryIndexAge(of: others.index) { return false }
    guard mine.index == others.index else { return false }
    // The one that takes the place of the other may have been made when the element was gone already.
    if mine.element == nil {
      _ = known.exchange(others)
    } else if others.element == nil {
      _ = other.known.exchange(mine)
    }
    return true
  }
}
