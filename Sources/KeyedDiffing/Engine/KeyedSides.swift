/// Two lists whose elements have keys, addressed by offset: what the matcher reads.
///
/// Keys are the same if they are equal; the hash only narrows the search. Inlined clients make this as fast as a loop of
/// their own, so it is public, but it is not part of what users call.
public protocol __KeyedSides {
  var oldCount: Int { get }
  var newCount: Int { get }
  func areSame(old: Int, new: Int) -> Bool
  func areSame(old first: Int, old second: Int) -> Bool
  func areSame(new first: Int, new second: Int) -> Bool
  /// Equal keys have equal hashes, on both sides. The matcher spreads them itself.
  func hash(old: Int) -> UInt64
  func hash(new: Int) -> UInt64
}

/// One of the two lists alone.
@usableFromInline
protocol KeyedSide {
  func areSame(_ first: Int, _ second: Int) -> Bool
  func hash(_ index: Int) -> UInt64
}

@frozen
@usableFromInline
struct OldSide<Sides: __KeyedSides>: KeyedSide {
  @usableFromInline let sides: Sides

  @inlinable
  @inline(__always)
  init(_ sides: Sides) { self.sides = sides }

  @inlinable
  @inline(__always)
  func areSame(_ first: Int, _ second: Int) -> Bool { sides.areSame(old: first, old: second) }

  @inlinable
  @inline(__always)
  func hash(_ index: Int) -> UInt64 { sides.hash(old: index) }
}

@frozen
@usableFromInline
struct NewSide<Sides: __KeyedSides>: KeyedSide {
  @usableFromInline let sides: Sides

  @inlinable
  @inline(__always)
  init(_ sides: Sides) { self.sides = sides }

  @inlinable
  @inline(__always)
  func areSame(_ first: Int, _ second: Int) -> Bool { sides.areSame(new: first, new: second) }

  @inlinable
  @inline(__always)
  func hash(_ index: Int) -> UInt64 { sides.hash(new: index) }
}
