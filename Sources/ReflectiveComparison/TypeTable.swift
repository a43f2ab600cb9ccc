import ComparisonSpecs

/// The compiled plan of each type, in a table that only grows and is read without a lock.
///
/// Records live as long as the process, like the type records of the runtime that they are made from. Two threads that
/// compile the same type at once do the work twice, and the record of the first one stays.
final class TypeTable<Record>: Sendable {
  /// The addresses of the records by the addresses of their types.
  private let records = AddressTable()

  /// The record of a type.
  func record(of type: TypeMetadata) -> UnsafePointer<Record>? {
    // Every word in the table is the address of an initialized `Record` that is never freed, see below.
    records.word(of: UInt(bitPattern: type.address)).flatMap { UnsafePointer(bitPattern: $0) }
  }

  /// The record of a type, compiled if there is none yet.
  func record(of type: TypeMetadata, compile: () -> Record) -> UnsafePointer<Record> {
    if let record = record(of: type) { return record }
    // A record that comes second is kept as well, because other plans may refer to it.
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: compile())
    let kept = records.insert(UInt(bitPattern: record), for: UInt(bitPattern: type.address))
    guard let kept = UnsafePointer<Record>(bitPattern: kept) else {
      preconditionFailure("A table of records holds addresses of records only")
    }
    return kept
  }
}
