/// A field that may tell the objects of an array apart.
enum KeyField {
  /// The fields that are tried without being named, in this order.
  static let automatic = ["id", "_id", "key", "code", "uuid", "guid", "name"]

  /// How many fields may be named: a set of fields is a word of bits.
  static var mostGiven: Int { 32 }
}
