/// Indents lines of generated code by the blocks that they open and close.
///
/// A line opens a block by its last characters and closes one by its first; `case` and `default` are at the level of
/// their `switch`, and so is an `#if` around them. Lines of a multi-line string literal all get the indentation of its
/// delimiters, which the compiler takes off again. A line that a user's expression breaks into several is moved as a
/// whole.
struct CodeLayout {
  /// Whether each open block, outermost first, is that of a `switch`.
  private var blocks: [Bool] = []
  /// The depths of the open `#if`s, outermost first.
  private var conditions: [Int] = []
  private var isInString = false

  /// The lines with indentation, the outermost at the margin.
  static func indent(_ lines: [String]) -> [String] {
    var layout = CodeLayout()
    return lines.indices.map { index in
      let depth = layout.depth(of: lines[index], before: lines[(index + 1)...])
      return String(repeating: "  ", count: depth) + lines[index]
    }
  }

  /// The depth of a line, after which the layout is that of the next.
  private mutating func depth(of line: String, before rest: ArraySlice<String>) -> Int {
    if isInString {
      if line.hasPrefix(Self.delimiter) { isInString = false }
      return blocks.count
    }
    if line.hasPrefix("#if ") { conditions.append(depthOfLabel(rest.first { !$0.hasPrefix("#") })) }
    if line.hasPrefix("#e"), let depth = conditions.last {
      if line == "#endif" { conditions.removeLast() }
      return depth
    }
    if line.hasPrefix("#if ") { return conditions.last ?? blocks.count }
    if line.hasPrefix("}") || line.hasPrefix(")") { _ = blocks.popLast() }
    let depth = depthOfLabel(line)
    if line.hasSuffix("{") || line.hasSuffix("(") || line.hasSuffix(" in") {
      blocks.append(line.hasPrefix("switch "))
    } else if line.hasSuffix(Self.delimiter) {
      isInString = true
    }
    return depth
  }

  /// How deep a line is in the open blocks, by whether it is a label of a `switch`.
  private func depthOfLabel(_ line: String?) -> Int {
    let isLabel = blocks.last == true && (line?.hasPrefix("case ") == true || line?.hasPrefix("default:") == true)
    return isLabel ? blocks.count - 1 : blocks.count
  }

  private static let delimiter = "\"\"\""
}
