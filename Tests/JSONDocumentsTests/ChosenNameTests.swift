@testable import JSONDocuments
import Testing

/// Names and numbers chosen by someone who knows how they are hashed, but not the number that the process has drawn.
@Suite("Names and numbers that were chosen to collide")
struct ChosenNameTests {
  @Test("found-case 8: names whose halves cancel out with the number that hashes once began with have different hashes")
  func names() {
    func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
      let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low &+ 0xA076_1D64_78BD_642F
    }
    let hashes = (0..<1000).map { number -> UInt in
      let first = UInt64(number)
      let second = mixed(0x9E37_79B9_7F4A_7C15 ^ 16, first) ^ 7
      let bytes = [first, second].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
      return bytes.withUnsafeBufferPointer(hashOfBytes)
    }
    #expect(Set(hashes).count == 1000)
  }

  @Test("found-case 8: numbers that differ in an exponent of any length have different hashes")
  func exponents() throws {
    let numbers =
      (0..<1000).map { "1e9999999999999999\(1000 + $0)" } + (0..<1000).map { "1e-9999999999999999\(1000 + $0)" }
    let exponents = (-500..<500).map { "1e\($0)" } + (0..<1000).map { "-3e\($0)" }
    let document = try JSONDocument(parsing: JSONText(Array("[\((numbers + exponents).joined(separator: ","))]".utf8)))
    withExtendedLifetime(document) {
      #expect(Set(document.root.children.map(\.hashExceptChildren)).count == numbers.count + exponents.count)
    }
  }

  @Test("however a number is written, it has one hash")
  func spellings() throws {
    let text = """
      [[1, 1.0, 10e-1, 0.1e1], [0, -0, 0.0, 0e99999999999999999999], [120, 1.2e2, 0.120e3],
       [1e99999999999999999999, 1e+99999999999999999999, 1e099999999999999999999]]
      """
    let document = try JSONDocument(parsing: JSONText(Array(text.utf8)))
    withExtendedLifetime(document) {
      for spellings in document.root.children {
        #expect(Set(spellings.children.map(\.hashExceptChildren)).count == 1)
        for spelling in spellings.children {
          #expect(spelling.isEqualExceptChildren(to: spellings.children.first { _ in true }!))
        }
      }
    }
  }
}
