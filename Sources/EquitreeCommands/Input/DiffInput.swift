import JSONDocuments

/// Two documents that are to be compared, and how.
final class DiffInput {
  let options: DiffOptions
  let old: JSONDocument
  let new: JSONDocument
  /// The field by which each array of both documents is paired.
  let keys: KeyFields
  /// The names that look like others.
  let spellings: Spellings
  /// The ways to the values of each document.
  private(set) lazy var oldPaths = NodePaths(old, keys.old, spellings)
  private(set) lazy var newPaths = NodePaths(new, keys.new, spellings)
  /// What the user should know before the differences are told.
  private(set) var notes: [String] = []

  /// Reads both documents.
  init(_ options: DiffOptions) throws(ToolError) {
    self.options = options
    // The names that come first in the table come first in every object.
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

  private static var mostRepeatedNames: Int { 5 }

  private static func notesOnUnknownFields(_ options: DiffOptions, _ names: JSONNames) -> [String] {
    // The priorities are in the table in any case, so that only the fields of both documents can tell.
    options.ignored.filter { names.knownNumber(of: $0) == nil }.map {
      "no member of the documents is called \($0): --ignore \($0) leaves nothing out\(names.question($0))"
    }
  }
}

extension JSONNames {
  /// A question after a name that no member has, where one is near; empty elsewhere.
  func question(_ name: String) -> String {
    let names = (0..<UInt32(min(count, 10_000))).lazy.map { self[$0] }
    let near = names.first { $0 == name } ?? Suggestion.nearest(to: name, among: names)
    guard let near else { return "" }
    // The two may look the same.
    return "; did you mean \(near == name ? PathText.quoted(near, .escaped) : near)?"
  }
}
