import JSONDocuments

/// Reads the text of a document.
enum InputFile {
  private static var pieceSize: Int { 1 << 20 }

  /// Reads the whole text of a file, or of standard input.
  ///
  /// A text that cannot be JSON is refused after its first megabyte, however long it is.
  static func read(_ name: InputName) throws(ToolError) -> JSONText {
    if name.isStandardInput { return try read(from: SystemFile.standardInput, size: 0, name) }
    let file: SystemFile
    do {
      file = try SystemFile(reading: name.bytes)
    } catch {
      throw ToolError("\(name.shown) \(reason(error))")
    }
    guard let size = file.size else { throw ToolError("\(name.shown) is a folder: give the path of a JSON document") }
    return try read(from: file, size: size, name)
  }

  private static func reason(_ failure: SystemFile.Failure) -> String {
    switch failure {
    case .notThere: "does not exist: give the path of a JSON document"
    case .notAllowed: "cannot be read: check that you may read it"
    default: "cannot be read: \(failure)"
    }
  }

  /// Reads to the end in pieces, so that it can read pipes, and needs no more memory than the text.
  private static func read(from file: borrowing SystemFile, size: Int, _ name: InputName) throws(ToolError) -> JSONText
  {
    let text = JSONText(capacity: min(size, pieceSize))
    var failure: SystemFile.Failure?
    while true {
      let isFirst = text.count < pieceSize
      let count = text.append(atMost: pieceSize) { free in
        do throws(SystemFile.Failure) {
          return try file.read(into: free)
        } catch {
          failure = error
          return 0
        }
      }
      if let failure {
        let advice = name.isStandardInput ? ": pipe a document into it, or give a path" : ""
        throw ToolError("\(name.shown) cannot be read: \(failure)\(advice)")
      }
      if count == 0 { return text }
      guard isFirst, text.count >= pieceSize else { continue }
      do {
        try JSONDocument.checkStart(of: text)
      } catch {
        throw ToolError("\(name.shown): \(error)")
      }
      // The start is fine: now make room for all of the text.
      text.reserve(size)
    }
  }
}
