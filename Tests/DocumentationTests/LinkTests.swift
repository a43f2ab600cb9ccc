import Foundation
import Testing

@Suite("The links on the pages")
struct LinkTests {
  @Test("Every relative link leads to a file of this repository", arguments: try Repository.pages())
  func targets(page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for match in try Repository.text(page).matches(of: /\]\(([^)#:\s]+)(#[^)\s]*)?\)/) {
      let target = String(match.output.1)
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: target).path), "\(page): \(target)")
    }
  }
}
