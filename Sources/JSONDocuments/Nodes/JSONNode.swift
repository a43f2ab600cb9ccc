/// A reference to a value of a document.
///
/// It is two words without a reference count, and valid during the lifetime of its document.
package struct JSONNode {
  let storage: UnsafePointer<JSONStorage>
  /// The number of the value in its document: values are numbered in the order of the text, from 0 on.
  package let index: UInt32

  init(storage: UnsafePointer<JSONStorage>, index: UInt32) {
    self.storage = storage
    self.index = index
  }

  /// Returns another value of the same document.
  ///
  /// - Parameter number: The number of the value, which must be less than the number of values.
  /// - Returns: The value with that number.
  package func sibling(number: UInt32) -> JSONNode { JSONNode(storage: storage, index: number) }

  var record: JSONRecord { storage.pointee.records[Int(index)] }

  /// The kind of the value.
  package var kind: JSONKind { record.kind }

  /// Whether the value is an array or an object.
  package var isContainer: Bool { record.isContainer }

  /// The number of elements of an array, or of members of an object that are not superseded; 0 for all other values.
  package var count: Int { Int(record.count) }

  /// The number of the first value behind this one that is not inside it.
  package var endIndex: UInt32 {
    let record = record
    return record.isContainer ? record.end : index + 1
  }

  /// The number of the member's name in the table of the document; nil for elements and the outermost value.
  package var nameNumber: UInt32? {
    let name = record.name
    return name == JSONRecord.noName ? nil : name
  }

  /// The member's name; nil for elements and the outermost value.
  package var name: String? { nameNumber.map { storage.pointee.names._withUnsafeGuaranteedRef { names in names }[$0] } }

  /// The text of a value that is not a container, as it was written; a string includes its quotes.
  package var source: UnsafeBufferPointer<UInt8> {
    let record = record
    if record.isContainer { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      start: storage.pointee.text + Int(record.start), count: Int(record.end - record.start))
  }

  /// The text of a string; nil for all other values.
  package var string: String? {
    kind == .string ? withString { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The elements or members, in the order of the text, without superseded members.
  package var children: JSONChildren { JSONChildren(of: self) }

  /// Returns the member whose name has a number in the document's table.
  ///
  /// - Complexity: O(*n*) for *n* members.
  package func member(_ name: UInt32) -> JSONNode? {
    guard kind == .object else { return nil }
    return children.first { $0.record.name == name }
  }

  /// Calls `body` with the UTF-8 of a string, without escapes.
  func withString<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let source = source
    let inner = UnsafeBufferPointer(rebasing: source[1..<source.count - 1])
    return record.hasEscapes ? JSONEscapes.decoded(inner).withUnsafeBufferPointer(body) : body(inner)
  }
}

/// The elements of an array or the members of an object.
package struct JSONChildren: Sequence, IteratorProtocol {
  private let storage: UnsafePointer<JSONStorage>
  private var upcoming: UInt32
  private let end: UInt32

  fileprivate init(of node: JSONNode) {
    storage = node.storage
    upcoming = node.index + 1
    end = node.endIndex
  }

  package mutating func next() -> JSONNode? {
    let records = storage.pointee.records
    while upcoming < end {
      let index = upcoming
      let record = records[Int(index)]
      upcoming = record.isContainer ? record.end : index + 1
      if !record.isSuperseded { return JSONNode(storage: storage, index: index) }
    }
    return nil
  }
}
