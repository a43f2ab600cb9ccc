import Foundation
import KeyedDiffing
import Testing

@Suite("Hashes of keys")
struct SeededHashTests {
  @Test("every scalar that is canonically equivalent to an ASCII character has its hash")
  func equivalentScalars() {
    // Beyond the basic plane, only ideographs and marks have canonical equivalents.
    var equivalents: [Unicode.Scalar] = []
    let ascii = Set((0..<128).map { String(Unicode.Scalar(UInt8($0))) })
    for value in UInt32(128)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), ascii.contains(String(scalar)) else { continue }
      equivalents.append(scalar)
    }
    #expect(equivalents == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
    for scalar in equivalents {
      let text = "long enough for the heap: \(scalar)"
      let twin = String(decoding: text.unicodeScalars.map { ascii.first(of: $0) }.joined().utf8, as: UTF8.self)
      #expect(text == twin && text.utf8.count != twin.utf8.count)
      #expect(__keyHash(text) == __keyHash(twin))
      #expect(__keyHash(String(scalar)) == __keyHash(ascii.first(of: scalar)))
    }
  }

  @Test(
    "equal strings have equal hashes, however they are stored",
    arguments: ["", "a", "1234567", "12345678", "naïve café", "🇩🇪K"])
  func storage(text: String) {
    for text in [text, text + text + text + text] {
      let built = text.map(String.init).joined()
      let bridged = String(NSString(string: text))
      let slice = String("<\(text)>".dropFirst().dropLast())
      let decomposed = text.decomposedStringWithCanonicalMapping
      for twin in [built, bridged, slice, decomposed] {
        #expect(twin == text)
        #expect(__keyHash(twin) == __keyHash(text))
      }
    }
  }

  @Test("strings that differ in one character, in length or in a trailing zero have different hashes")
  func spread() {
    var texts: Set<String> = ["", "\0", "\0\0"]
    for length in 1...40 {
      for place in 0..<length {
        var characters = Array(repeating: Character("a"), count: length)
        texts.insert(String(characters))
        characters[place] = "b"
        texts.insert(String(characters))
        characters[place] = "\0"
        texts.insert(String(characters))
      }
    }
    #expect(Set(texts.map(__keyHash)).count == texts.count)
  }

  @Test("UUIDs have the hash of their bytes, and each byte counts")
  func uuids() {
    let base = UUID()
    var uuids: Set<UUID> = [base]
    for place in 0..<16 {
      var bytes = base.uuid
      withUnsafeMutableBytes(of: &bytes) { $0[place] ^= 1 }
      uuids.insert(UUID(uuid: bytes))
    }
    #expect(Set(uuids.map(__keyHash)).count == 17)
    #expect(__keyHash(base) == __keyHash(UUID(uuidString: base.uuidString)!))
    #expect(__keyHash(base) != UInt64(bitPattern: Int64(base.hashValue)))
  }
}

extension Set<String> {
  /// The member that equals a scalar, or the scalar itself.
  fileprivate func first(of scalar: Unicode.Scalar) -> String {
    firstIndex(of: String(scalar)).map { self[$0] } ?? String(scalar)
  }
}
