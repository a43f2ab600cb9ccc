/// A strict parser that turns JSON into records, and says where a text is not JSON.
///
/// The open containers are on an explicit stack, so that depth costs memory instead of recursion.
struct JSONParser: ~Copyable {
  /// The text, followed by zero bytes.
  let bytes: UnsafePointer<UInt8>
  /// The length of the text.
  let end: Int
  var position = 0
  private(set) var repeated: [JSONRepeatedName] = []

  let names: JSONNames
  private let repeatedNames: JSONRepeatedNamePolicy
  private let deepest: Int
  private var records: GrowingRecords
  /// The numbers of the records of the open containers.
  private var open: [UInt32] = []
  /// For each name, the last object that was found to have it, and the record of the member.
  private var holders: [(object: UInt32, member: UInt32)] = []
  /// For each name, the one that followed it last: members of similar objects come in the same order.
  private var followers: [UInt32] = []
  private var previousName: UInt32 = 0

  static var byteOrderMark: [UInt8] { [0xEF, 0xBB, 0xBF] }

  init(_ text: JSONText, names: JSONNames, repeatedNames: JSONRepeatedNamePolicy, deepest: Int?) {
    bytes = UnsafePointer(text.start)
    end = text.count
    self.names = names
    self.repeatedNames = repeatedNames
    self.deepest = deepest ?? .max
    // A value and its separator seldom take fewer bytes.
    records = GrowingRecords(capacity: text.count / 12 + 16)
  }

  /// Hands the records over to the caller, who frees them.
  mutating func takeRecords() -> UnsafeMutableBufferPointer<JSONRecord> { records.take() }

  // MARK: - Values

  mutating func parseDocument() throws(JSONSyntaxError) {
    try checkBeginning()
    var name = JSONRecord.noName
    while true {
      skipSpace()
      let start = position
      switch bytes[start] {
      case UInt8(ascii: "{"):
        try openContainer(.object, name)
        if take("}") {
          closeContainer()
        } else {
          name = try parseName()
          continue
        }
      case UInt8(ascii: "["):
        try openContainer(.array, name)
        if take("]") {
          closeContainer()
        } else {
          name = JSONRecord.noName
          continue
        }
      case UInt8(ascii: "\""):
        let hasEscapes = try skipString()
        append(JSONRecord(.string, start: start, end: position, name: name, hasEscapes: hasEscapes))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        try skipNumber()
        append(JSONRecord(.number, start: start, end: position, name: name))
      default:
        let kind = try skipWord()
        append(JSONRecord(kind, start: start, end: position, name: name))
      }
      guard let next = try parseEnds() else { break }
      name = next
    }
    let documentEnd = position
    skipSpace()
    if position < end {
      throw error(
        "nothing may follow the end of the document, but \(found) does\(hintAfterDocument(endingAt: documentEnd))")
    }
  }

  private mutating func append(_ record: JSONRecord) {
    records.append(record)
    if let container = open.last { records[container].count += 1 }
  }

  /// Closes the containers that end at the position and goes on to the next value.
  ///
  /// - Returns: The name of the next value, or nil at the end of the outermost one.
  private mutating func parseEnds() throws(JSONSyntaxError) -> UInt32? {
    while let container = open.last {
      skipSpace()
      let isObject = records[container].kind == .object
      if take(",") { return isObject ? try parseName() : JSONRecord.noName }
      if take(isObject ? "}" : "]") {
        if isObject { try checkNames(of: container) }
        closeContainer()
      } else {
        let expected = isObject ? "',' or '}' after a member of the object" : "',' or ']' after an element of the array"
        throw error("expected \(expected), found \(found)")
      }
    }
    return nil
  }

  private mutating func openContainer(_ kind: JSONKind, _ name: UInt32) throws(JSONSyntaxError) {
    if open.count >= deepest { throw error("nested deeper than \(deepest) levels") }
    append(JSONRecord(kind, start: position, end: 0, name: name))
    open.append(UInt32(records.count - 1))
    position += 1
    skipSpace()
  }

  private mutating func closeContainer() {
    records[open.removeLast()].end = UInt32(records.count)
  }

  // MARK: - Names

  private mutating func parseName() throws(JSONSyntaxError) -> UInt32 {
    skipSpace()
    let start = position
    guard bytes[start] == UInt8(ascii: "\"") else {
      throw error("expected the name of a member in double quotes, found \(found)\(hintAfterComma)")
    }
    let hasEscapes = try skipString()
    let raw = UnsafeBufferPointer(start: bytes + start + 1, count: position - start - 2)
    let name = hasEscapes ? JSONEscapes.decoded(raw).withUnsafeBufferPointer(names.number(of:)) : number(of: raw)
    if name >= JSONRecord.noName { throw error("the document has more different names than can be told apart") }
    skipSpace()
    if !take(":") { throw error("expected ':' after the name of a member, found \(found)") }
    return name
  }

  private mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if Int(previousName) < followers.count {
      let guess = followers[Int(previousName)]
      if guess != JSONRecord.noName, names.isName(name, guess) {
        previousName = guess
        return guess
      }
    }
    let number = names.number(of: name)
    while followers.count <= max(number, previousName) { followers.append(JSONRecord.noName) }
    followers[Int(previousName)] = number
    previousName = number
    return number
  }

  /// Looks for names that occur twice in an object that is complete.
  ///
  /// This is done at the end of the object, so that all of its members are checked without other objects in between.
  private mutating func checkNames(of object: UInt32) throws(JSONSyntaxError) {
    var member = object + 1
    let end = UInt32(records.count)
    while holders.count < names.count { holders.append((JSONRecord.noName, 0)) }
    while member < end {
      let record = records[member]
      let name = Int(record.name)
      if holders[name].object == object {
        let start = startOfName(before: Int(record.start))
        if repeatedNames == .refused {
          throw error("the object has two members with the name \"\(names[record.name])\"", at: start)
        }
        repeated.append(JSONRepeatedName(nameNumber: record.name, start: start))
        records[holders[name].member].isSuperseded = true
        records[object].count -= 1
      }
      holders[name] = (object, member)
      member = record.isContainer ? record.end : member + 1
    }
  }

  /// Returns where the name of a member begins whose value starts at `value`.
  ///
  /// Going backwards from the value, there is a colon and then the name's closing quote. A quote inside a string
  /// follows an odd number of backslashes.
  private func startOfName(before value: Int) -> Int {
    var quote = value - 1
    while bytes[quote] != UInt8(ascii: "\"") { quote -= 1 }
    while true {
      quote -= 1
      guard bytes[quote] == UInt8(ascii: "\"") else { continue }
      var first = quote
      while first > 0, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
      if (quote - first) % 2 == 0 { return quote }
    }
  }
}
