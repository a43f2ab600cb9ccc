import Testing

@Suite("The code on the pages")
struct CodeBlockTests {
  @Test("Every block of Swift on a page is in a compiled example", arguments: try Repository.pages())
  func compiled(page: String) throws {
    let sources = try Repository.files(below: "Docs/Examples", suffix: ".swift").map { path in
      try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    for block in CodeBlock.all(in: try Repository.text(page)) where block.language == "swift" {
      let isCompiled = sources.contains { block.stands(in: $0) }
      #expect(isCompiled, "\(page):\(block.line) stands in no file of Docs/Examples")
    }
  }

  @Test("The README shows code")
  func readme() throws {
    let blocks = CodeBlock.all(in: try Repository.text("README.md")).filter { $0.language == "swift" }
    #expect(blocks.count >= 4)
  }

  @Test("Every fence names a language that the tests know", arguments: try Repository.pages())
  func languages(page: String) throws {
    for block in CodeBlock.all(in: try Repository.text(page)) {
      #expect(["swift", "sh", "text"].contains(block.language), "\(page):\(block.line)")
    }
  }

  @Test("A block is found at any indentation, whole and in one piece only")
  func matching() {
    let source = ["enum A {", "  let x = 1", "", "  let y = 2", "}"]
    func block(_ lines: String...) -> CodeBlock { CodeBlock(language: "swift", lines: lines, line: 1) }
    #expect(block("let x = 1", "", "let y = 2").stands(in: source))
    #expect(block("enum A {", "  let x = 1").stands(in: source))
    #expect(!block("let x = 1", "let y = 2").stands(in: source))
    #expect(!block("x = 1").stands(in: source))
    #expect(!block("let y = 2", "let x = 1").stands(in: source))
  }
}
