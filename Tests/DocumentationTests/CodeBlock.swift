/// A fenced block of a Markdown page.
struct CodeBlock {
  /// The language: what follows the opening fence.
  let language: String
  /// The lines between the fences.
  let lines: [String]
  /// The number of the opening fence's line, counted from 1.
  let line: Int

  /// All blocks of a page.
  static func all(in page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, lines: [String], line: Int)?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(CodeBlock(language: block.language, lines: block.lines, line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [], index + 1)
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// Returns whether a source has the block's lines one after another, at any indentation.
  func stands(in source: [String]) -> Bool {
    guard let first = lines.first, lines.count <= source.count else { return false }
    return (0...source.count - lines.count).contains { start in
      guard source[start].hasSuffix(first) else { return false }
      let indentation = source[start].dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return lines.indices.allSatisfy { index in
        let line = source[start + index]
        return lines[index].isEmpty ? line.isEmpty : line == indentation + lines[index]
      }
    }
  }
}
