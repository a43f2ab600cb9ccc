/// A collection of the standard library that knows its count without walking its elements, and whose values of
/// different counts are never equal.
protocol CountedCollection: Collection {}

extension Array: CountedCollection {}
extension ArraySlice: CountedCollection {}
extension ContiguousArray: CountedCollection {}
extension Dictionary: CountedCollection {}
extension Set: CountedCollection {}

extension CountedCollection {
  /// Compares the counts of two collections in place.
  fileprivate static var countComparison: MemoryComparison {
    MemoryComparison { $0.holding(Self.self).pointee.count == $1.holding(Self.self).pointee.count }
  }
}

extension MemoryComparison {
  /// Compares the counts of two collections; nil for types that know no count.
  init?(countsOf type: Any.Type) {
    guard let type = type as? any CountedCollection.Type else { return nil }
    self = type.countComparison
  }
}
