/// A collection whose indices end with the next change of a dictionary, and trap when they are used after it.
protocol AgingIndices {}

extension Dictionary.Values: AgingIndices {}
extension Slice: AgingIndices where Base: AgingIndices {}

/// What an index into a dictionary remembers of the dictionary that it is from: a number that changes with the keys.
///
/// The standard library traps where two indices of different ages are compared, and says nothing about the age otherwise.
struct DictionaryIndexAge: Equatable {
  private let age: Int32

  /// The age of an index into a dictionary, or into the values of one.
  init<Index>(of index: Index) {
    // Such an index is a frozen struct: the number of a bucket, then the age. (Where there is Objective-C, an index into one of
    // its dictionaries is a reference, and the bytes behind it say nothing; all of them count as of one age.)
    let offset = MemoryLayout<Int>.size
    assert(
      MemoryLayout<Index>.size >= offset + MemoryLayout<Int32>.size, "An index into a dictionary is of an unknown form")
    age = withUnsafeBytes(of: index) { $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
  }
}
