/// The fields that may identify the objects of an array.
enum KeyField {
  /// The fields that are tried if the user names none that fits, in this order.
  static let automatic = ["id", "_id", "key", "code", "uuid", "guid", "name"]

  /// The number of fields that the user may name: a set of fields is a word of bits.
  static var mostGiven: Int { 32 }
}
