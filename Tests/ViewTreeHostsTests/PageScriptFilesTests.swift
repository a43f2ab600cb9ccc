import Foundation
import Testing
import ViewTreeHosts

@Suite("The text of the page script")
struct PageScriptFilesTests {
  @Test("The script consists of the .js files and of the names that the host and a page share")
  func files() throws {
    let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("Sources/ViewTreeHosts/PageScript")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }.sorted()
    #expect(files == ["dom.js", "events.js", "names.js", "page.js"])
    var rest = HTMLHost.pageScript
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let range = try #require(rest.range(of: text), "\(file) has changed: run .ci/page-script")
      rest.removeSubrange(range)
    }
    let lines = rest.split(separator: "\n")
    #expect(lines.count == 5 && lines[2].hasPrefix("const hostNames = {"), "\(rest)")
  }

  @Test("The script can be embedded in a page")
  func embedding() {
    let script = HTMLHost.pageScript.lowercased()
    #expect(!script.contains("</script") && !script.contains("<!--"))
  }
}
