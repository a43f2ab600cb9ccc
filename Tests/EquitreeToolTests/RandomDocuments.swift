import JSONDocuments
import TestSupport

/// Random documents. The first letter of a name determines what the member holds, so that the key of every array of
/// objects is `id`.
extension SeededGenerator {
  mutating func object(depth: Int, id: Int? = nil) -> JSONValue {
    var fields = id.map { [JSONField(name: "id", value: .integer($0))] } ?? []
    for name in ["s1", "s2", "r1", "o1", "l1", "l2"] where Int.random(in: 0..<3, using: &self) > 0 {
      fields.append(JSONField(name: name, value: value(of: name, depth: depth)))
    }
    fields.shuffle(using: &self)
    return .object(fields)
  }

  /// The same document with a few differences.
  mutating func changed(_ value: JSONValue, depth: Int) -> JSONValue {
    guard case .object(var fields) = value else { return value }
    for index in fields.indices.reversed() where fields[index].name != "id" {
      switch Int.random(in: 0..<12, using: &self) {
      case 0: fields.remove(at: index)
      case 1: fields[index].value = self.value(of: fields[index].name, depth: depth)
      case 2: fields[index].value = .integer(7)
      default: fields[index].value = changed(member: fields[index].value, depth: depth - 1)
      }
    }
    if Int.random(in: 0..<4, using: &self) == 0 { fields.shuffle(using: &self) }
    if Int.random(in: 0..<6, using: &self) == 0 { fields.append(JSONField(name: "x\(fields.count)", value: .null)) }
    return .object(fields)
  }

  private mutating func changed(member value: JSONValue, depth: Int) -> JSONValue {
    switch value {
    case .object: return changed(value, depth: depth)
    case .array(var elements):
      guard case .object = elements.first else {
        // An empty array may be one of objects.
        if !elements.isEmpty, Bool.random(using: &self) { elements.append(.bool(true)) }
        return .array(elements)
      }
      for index in elements.indices.reversed() {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: elements.remove(at: index)
        case 1: elements.swapAt(index, Int.random(in: 0..<elements.count, using: &self))
        default: elements[index] = changed(elements[index], depth: depth)
        }
      }
      let place = Int.random(in: 0...elements.count, using: &self)
      if Bool.random(using: &self) {
        elements.insert(object(depth: depth - 1, id: Int.random(in: 100..<1_000_000, using: &self)), at: place)
      }
      return .array(elements)
    default: return value
    }
  }

  private mutating func value(of name: String, depth: Int) -> JSONValue {
    let count = depth > 0 ? Int.random(in: 0..<6, using: &self) : 0
    switch name.first {
    case "r": return .array((0..<count).map { _ in .integer(.random(in: 0..<3, using: &self)) })
    case "o": return depth > 0 ? object(depth: depth - 1) : .object([])
    case "l": return .array((0..<count).shuffled(using: &self).map { object(depth: depth - 1, id: $0) })
    default:
      return [.null, .bool(true), .integer(1), .double(1.5), .string("é\"")].randomElement(using: &self) ?? .null
    }
  }
}
