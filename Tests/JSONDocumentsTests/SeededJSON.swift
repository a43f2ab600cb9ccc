import JSONDocuments
import TestSupport

extension SeededGenerator {
  mutating func jsonValue(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
    case 0: .null
    case 1: .bool(.random(using: &self))
    case 2: .integer(.random(in: -1_000_000...1_000_000, using: &self))
    case 3: .double(Double(Int.random(in: -1000...1000, using: &self)) + 0.25)
    case 4: .string(text())
    case 5: .array((0..<Int.random(in: 0..<4, using: &self)).map { _ in jsonValue(depth: depth - 1) })
    default:
      .object(
        (0..<Int.random(in: 0..<4, using: &self)).map {
          JSONField(name: "\(text())\($0)", value: jsonValue(depth: depth - 1))
        })
    }
  }

  private mutating func text() -> String {
    let characters: [Character] = ["a", "\"", "\\", "/", "\n", "\u{1}", "é", "😀", "ﷺ", " "]
    return String((0..<Int.random(in: 0..<6, using: &self)).map { _ in characters.randomElement(using: &self)! })
  }
}

/// Writes JSON, for tests of reading it.
enum JSONSample {
  static func text(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .double(let double): "\(double)"
    case .digits(let digits): digits
    case .string(let string): quoted(string)
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .object(let fields):
      "{\(fields.map { "\(quoted($0.name)):\n\(text(of: $0.value))" }.joined(separator: ","))}"
    }
  }

  /// Escapes what must be, and everything beyond ASCII as UTF-16.
  private static func quoted(_ string: String) -> String {
    let units = string.utf16.map { unit in
      switch unit {
      case 0x20..<0x7F where unit != 0x22 && unit != 0x5C: String(UnicodeScalar(UInt8(unit)))
      default: "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
      }
    }
    return "\"\(units.joined())\""
  }
}
