import JSONDocuments

/// Two documents to compare, and the way to compare them.
final class DiffInput {
  let options: DiffOptions
  let old: JSONDocument
  let new: JSONDocument
  /// The field by which each array of both documents is paired.
  let keys: KeyFields
  /// The names that look like other names.
  let spellings: Spellings
  /// The paths to the values of the old document.
  private(set) lazy var oldPaths = NodePaths(old, keys.old, spellings)
  /// The paths to the values of the new document.
  private(set) lazy var newPaths = NodePaths(new, keys.new, spellings)
  /// What the user should know before the differences are reported.
  private(set) var notes: [String] = []

  /// Reads both documents.
  init(_ options: DiffOptions) throws(ToolError) {
    self.options = options
    // Members are visited in the order of this table, so its first names come first in every object.
    let names = JSONNames(options.priorities)
    var notes: [String] = []
    old = try Self.read(options.old, names, &notes)
    new = try Self.read(options.new, names, &notes)
    spellings = Spellings(of: names)
    keys = KeyFields(of: old, new, options, spellings)
    self.notes = notes + keys.notes + Self.notesOnUnknownFields(options, names)
  }

  private static func read(
    _ input: InputName, _ names: JSONNames, _ notes: inout [String]
  ) throws(ToolError) -> JSONDocument {
    let name = input.shown
    let text = try InputFile.read(input)
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: text, names: names, repeatedNames: .lastCounts)
    } catch {
      throw ToolError("\(name): \(error)")
    }
    for repeated in document.repeatedNames.prefix(mostRepeatedNames) {
      let member = PathText.quoted(names[repeated.nameNumber], .readable)
      notes.append("\(name): \(document.place(of: repeated)): the object has \(member) twice, the last one counts")
    }
    let more = document.repeatedNames.count - mostRepeatedNames
    if more > 0 { notes.append("\(name): and \(more) more names occur twice in their objects") }
    return document
  }

  /// Returns the paths to the values of one document.
  func paths(ofOld isOld: Bool) -> NodePaths { isOld ? oldPaths : newPaths }

  private static var mostRepeatedNames: Int { 5 }

  private static func notesOnUnknownFields(_ options: DiffOptions, _ names: JSONNames) -> [String] {
    // The names of the priorities are in the table in any case, so there is nothing to find out about them.
    options.ignored.filter { names.knownNumber(of: $0) == nil }.map {
      "no member of the documents is called \($0): --ignore \($0) leaves nothing out\(names.question($0))"
    }
  }
}

extension JSONNames {
  /// A question to add to a message about a name that no member has; empty unless some name is similar.
  func question(_ name: String) -> String {
    let names = (0..<UInt32(min(count, 10_000))).lazy.map { self[$0] }
    let near = names.first { $0 == name } ?? Suggestion.nearest(to: name, among: names)
    guard let near else { return "" }
    // The two may look the same.
    return "; did you mean \(near == name ? PathText.quoted(near, .escaped) : near)?"
  }
}
