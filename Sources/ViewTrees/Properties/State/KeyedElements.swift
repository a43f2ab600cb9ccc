/// The values of a dictionary as a collection that tells their keys.
///
/// The standard library's `Dictionary.Values` has the indices of the dictionary, which become invalid when a key is
/// added or removed. An invalid one may trap, or lead to the value of another key.
protocol KeyedElements: Collection {
  /// The key of the value at an index; nil if the index is from before a change of the keys.
  func key(at index: Index) -> AnyHashable?

  /// The index of the value of a key; nil if the collection has none.
  func index(ofKey key: AnyHashable) -> Index?
}

extension Dictionary.Values: KeyedElements {
  /// The dictionary that the values are from.
  ///
  /// `Dictionary` and `Dictionary.Values` are frozen structs with one field of the same type, so that the bits of one
  /// are the bits of the other.
  private var dictionary: [Key: Value] {
    assert(
      MemoryLayout<Self>.size == MemoryLayout<[Key: Value]>.size, "The values of a dictionary are of an unknown form")
    return unsafeBitCast(self, to: [Key: Value].self)
  }

  func key(at index: Index) -> AnyHashable? {
    DictionaryIndexAge(of: index) == DictionaryIndexAge(of: endIndex) ? AnyHashable(dictionary[index].key) : nil
  }

  func index(ofKey key: AnyHashable) -> Index? { (key.base as? Key).flatMap { dictionary.index(forKey: $0) } }
}

extension Slice: KeyedElements where Base: KeyedElements {
  func key(at index: Index) -> AnyHashable? { base.key(at: index) }

  func index(ofKey key: AnyHashable) -> Index? {
    base.index(ofKey: key).flatMap { (startIndex..<endIndex).contains($0) ? $0 : nil }
  }
}

/// The age that an index into a dictionary carries: a number that changes when a key is removed or the dictionary
/// grows.
///
/// The standard library traps when indices of different ages are compared, and offers no way to ask for the age.
private struct DictionaryIndexAge: Equatable {
  private let age: Int32

  /// The age of an index into a dictionary.
  init<Index>(of index: Index) {
    // Such an index is a frozen struct: the number of a bucket, then the age. (With Objective-C, an index into one of
    // its dictionaries is a reference, and the bytes after it say nothing; all of them count as of one age.)
    let offset = MemoryLayout<Int>.size
    assert(
      MemoryLayout<Index>.size >= offset + MemoryLayout<Int32>.size, "An index into a dictionary is of an unknown form")
    age = withUnsafeBytes(of: index) { $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
  }
}
