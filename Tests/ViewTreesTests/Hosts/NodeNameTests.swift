import Foundation
import Testing
import ViewTrees

@Suite("Node names from outside")
struct NodeNameTests {
  @Test("A name is accepted in one form only: other forms of the same numbers differ in a page (found-case 7)")
  func forms() throws {
    for name in [
      NodeID(index: 0, generation: 0), NodeID(index: .max, generation: .max), NodeID(index: 12, generation: 3),
    ] {
      #expect(NodeID(name.description) == name)
    }
    for text in [
      "", ".", "1", "1.", ".1", "1.0.0", "+1.0", "1.+0", "-0.0", "0.-0", "01.0", "1.00", " 1.0", "1.0 ", "1,0", "1.0\0",
      "4294967296.0", "0.4294967296", "１.0", "1.٠", "0x1.0", "1e0.0", "1_0.0", "a.b",
    ] {
      #expect(NodeID(text) == nil, "\(text)")
      let commit = """
        {"info":{"number":1,"isFullMount":false,"patchCount":1},"patches":[{"kind":"unmount","node":"\(text)"}]}
        """
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Commit.self, from: Data(commit.utf8)) }
    }
  }
}
