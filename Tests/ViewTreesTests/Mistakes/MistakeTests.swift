import TestSupport
import Testing

/// A source with one mistake, on its second or a later line, and a part of the one error that it causes.
private struct Mistake: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  let line: Int
  let words: String
  /// Whether the compiler also complains about consequences.
  var isSaidElsewhereToo = false

  var testDescription: String { name }

  /// A statement in a body, on line 4.
  static func statement(_ name: String, _ statement: String, _ words: String, before: String = "") -> Mistake {
    Mistake(
      name: name,
      source: """
        \(before)
        struct Sample: View {
          var body: some View {
            \(statement)
            Text("a view")
          }
        }
        """, line: 4, words: words)
  }
}

private let statements: [Mistake] = [
  .statement("a string", #""Hello""#, "show this text with 'Text(_:)'"),
  .statement("an interpolated string", #""\(1 + 1)""#, "show this text with 'Text(_:)'"),
  .statement("a substring", "name", "show this text with 'Text(_:)'", before: #"let name: Substring = "a""#),
  .statement("a number", "1", "show this number with"),
  .statement("a floating-point number", "1.5", "show this number with"),
  .statement("a printed line", #"print("evaluated")"#, "move this to where something happens"),
  .statement(
    "an assignment", "Outside.count = 1", "write 'let _ =' in front of it",
    before: "enum Outside { nonisolated(unsafe) static var count = 0 }"),
  .statement(
    "an increment", "Outside.count += 1", "a body is made of views and does nothing else",
    before: "enum Outside { nonisolated(unsafe) static var count = 0 }"),
  .statement(
    "a function that was not called", "header", "call it with '()'", before: "func header() -> Text { Text(\"\") }"),
  .statement("a closure", "action", "pass it to the view", before: "let action: @Sendable () -> Void = {}"),
  .statement("a type", "EmptyView.self", "make a view of it with '()'"),
  .statement(
    "an optional view of unknown type", "view()", "if let view { AnyView(view) }",
    before: "func view() -> (any View)? { nil }"),
  .statement("an array of views", #"[Text("a"), Text("b")]"#, "show its elements with 'ForEach"),
  .statement(
    "an array of views of unknown types", "views()", "in a 'for' loop",
    before: "func views() -> [any View] { [] }"),
  .statement("an optional number", "number()", "this value is none", before: "func number() -> Int? { 1 }"),
  .statement(
    "a value of a type that is no view", "Model()", "make its type conform to 'View'", before: "struct Model {}"),
  .statement(
    "found-case 42: a view of unknown type", "view()", "write 'AnyView(view)'",
    before: "func view() -> any View { Text(\"\") }"),
  .statement(
    "found-case 42: a stored view of unknown type", "stored", "write 'AnyView(view)'",
    before: "nonisolated(unsafe) let stored: any View = Text(\"\")"),
  .statement(
    "found-case 42: a view of unknown type in a list", "ForEach([1], id: \\.self) { view($0) }",
    "write 'AnyView(view)'",
    before: "func view(_ number: Int) -> any View { Text(\"\") }"),
  .statement(
    "found-case 42: a view of unknown type in an element", "Element(\"p\") { view() }", "write 'AnyView(view)'",
    before: "func view() -> any View { Text(\"\") }"),
  .statement(
    "found-case 42: a view of unknown type in a branch", "if Bool.random() { view() } else { Text(\"\") }",
    "write 'AnyView(view)'", before: "func view() -> any View { Text(\"\") }"),
  .statement(
    "found-case 42: an event of a view that is no element", "Row().on(\"click\") { print(1) }",
    "events are those of an 'Element'", before: "struct Row: View { var body: some View { Text(\"\") } }"),
  .statement(
    "found-case 42: an event with its data", "Row().on(\"input\") { event in print(event.name) }",
    "events are those of an 'Element'", before: "struct Row: View { var body: some View { Text(\"\") } }"),
  .statement(
    "found-case 42: an event of an element that is named", "Element(\"p\").id(1).on(\"click\") {}",
    "before '.id(_:)' and other modifiers"),
  .statement(
    "found-case 42: an event of a text", "Text(\"a\").on(\"click\") {}", "events are those of an 'Element'"),
  .statement(
    "found-case 42: an attribute of a view that is no element", "Text(\"a\").hostOwned(\"value\", \"\")",
    "attributes are those of an 'Element'"),
  .statement(
    "found-case 42: a value for a binding", "Switch(isOn: isOn)", "'Binding<Bool>'",
    before: "let isOn = true; struct Switch: View { @Binding var isOn: Bool; var body: some View { Text(\"\") } }"),
  .statement(
    "found-case 42: a value to be set that the environment does not have",
    "Text(\"a\").environment(\\.theme, 1)", "has no member 'theme'"),
  .statement(
    "found-case 42: a value that cannot be set", "Text(\"a\").environment(\\.theme, 1)", "cannot be set",
    before: "extension EnvironmentValues { var theme: Int { 1 } }"),
  .statement(
    "found-case 42: a path to a member that is missing", "ForEach([Model()], id: \\.key) { Text($0.name) }",
    "has no member 'key'", before: "struct Model { var id = 1; var name = \"\" }"),
  .statement("a string in an element", #"Element("p") { "Hello" }"#, "show this text with 'Text(_:)'"),
  .statement("a string in a branch", #"if Bool.random() { "Hello" }"#, "show this text with 'Text(_:)'"),
]

private let lists: [Mistake] = [
  .statement("a list without identities", #"ForEach(["a"]) { Text($0) }"#, "say what tells them apart"),
  .statement(
    "a list of models without identities", "ForEach([Model()]) { _ in Text(\"\") }",
    "the elements are not 'Identifiable'",
    before: "struct Model {}"),
  .statement(
    "a memoizing list without identities", #"ForEach(["a"], memoizing: true) { Text($0) }"#,
    "say what tells them apart"),
  .statement(
    "a memoizing list of what cannot be compared", "ForEach([Model()], memoizing: true) { _ in Text(\"\") }",
    "mark their type '@AutoEquatable'", before: "struct Model: Identifiable { var id = 1 }"),
  .statement(
    "one with a path", #"ForEach([Model()], id: \.id, memoizing: true) { _ in Text("") }"#,
    "mark their type '@AutoEquatable'", before: "struct Model { var id = 1 }"),
  .statement("a number of rows", #"ForEach(3) { Text("\($0)") }"#, "ForEach(0..<count, id:"),
  .statement(
    "elements that may be missing", "ForEach(models) { _ in Text(\"\") }", "the elements may be nil",
    before: "struct Model: Identifiable, Sendable { var id = 1 }; let models: [Model]? = nil"),
]

/// Missing values of the environment, on line 3.
private let environment: [Mistake] = [
  ("without a type", "@Environment(\\.theme) var theme"), ("with a type", "@Environment(\\.theme) var theme: Int"),
  ("that is private", "@Environment(\\.theme) private var theme"),
  ("of another type", "@Environment(\\.title) var title: Int"),
  ("with a missing member", "@Environment(\\.title.length) var length"),
  ("with a missing member of a type", "@Environment(\\.title.length) var length: Int"),
].map { name, property in
  Mistake(
    name: "found-case 42: a value of the environment that is not there, \(name)",
    source: """
      extension EnvironmentValues { var title: String { "" } }
      struct Sample: View {
        \(property)
        var body: some View { Text("") }
      }
      """, line: 3, words: "'EnvironmentValues' has no such property of this type")
}

/// Mistakes for which the compiler's own message is good.
private let declarations: [Mistake] = [
  Mistake(
    name: "a view without a body", source: "\nstruct Sample: View {\n}", line: 2,
    words: "does not conform to protocol 'View'"),
  Mistake(
    name: "a body without a type", source: "\nstruct Sample: View {\n  var body { Text(\"\") }\n}", line: 3,
    words: "must have an explicit type", isSaidElsewhereToo: true),
  Mistake(
    name: "a text of a number", source: "\nstruct Sample: View {\n  var body: some View {\n    Text(1)\n  }\n}",
    line: 4,
    words: "cannot convert value of type 'Int' to expected argument type 'String'"),
]

@Suite(
  "Compiler messages for mistakes in views",
  .enabled(if: Toolchain.current != nil, Comment(rawValue: Toolchain.comment)))
struct MistakeTests {
  @Test(
    "are on the line of the mistake and say what to do",
    arguments: statements + lists + environment + declarations)
  private func rejected(_ mistake: Mistake) throws {
    let run = try CompilerRun(mistake.source, importing: ["ComparisonSpecs", "ViewTrees"])
    let errors = run.messages.filter { $0.severity == "error" }
    #expect(
      errors.contains { $0.line == mistake.line && $0.text.contains(mistake.words) }, Comment(rawValue: run.output))
    #expect(errors.count == 1 || mistake.isSaidElsewhereToo, Comment(rawValue: run.output))
  }

  @Test("do not appear without a mistake")
  func accepted() throws {
    let run = try CompilerRun(
      """
      @AutoEquatable struct Model: Identifiable { var id = 1; var name = "" }
      enum TitleKey: EnvironmentKey { static var defaultValue: String { "" } }
      extension EnvironmentValues { var title: String { get { self[TitleKey.self] } set { self[TitleKey.self] = newValue } } }
      struct Titled: View {
        @Environment(\\.title) var title
        @Environment(\\.title.count) private var count: Int
        var body: some View { Text("\\(title) \\(count)") }
      }
      struct Plain: Equatable { var id = 1 }
      struct Loose { var id = 1 }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { Element("div") { content() } }
      }
      func anything() -> AnyView { AnyView(Text("")) }
      struct Sample: View {
        let models: [Model]
        let title: String?
        var body: some View {
          let _ = print("evaluated")
          Text("a")
          Text("\\(models.count)")
          title.map { Text($0) }
          if let title { Text(title) } else { EmptyView() }
          switch models.count {
          case 0: Text("none")
          case 1: Element("b") { Text("one") }
          default: ForEach(models) { Text($0.name) }
          }
          ForEach(models, memoizing: true) { Text($0.name) }
          ForEach([Plain()], id: \\.id, memoizing: true) { _ in Text("") }
          ForEach([Loose()], id: \\.id) { _ in Text("") }
          ForEach(["a"], id: \\.self) { Text($0) }
          ForEach(0..<3, id: \\.self) { Text("\\($0)") }
          for model in models { Text(model.name) }
          Box { Text("in") }
          Element("button").on("click") { print("clicked") }.id(1)
          Element("input").on("input") { event in print(event.name) }.hostOwned("value", "").environment(\\.title, "a")
          Portal(to: "top") { Group { Text("x") } }
          if #available(macOS 99, *) { Text("later") }
          anything()
        }
      }
      """, importing: ["ComparisonSpecs", "ViewTrees"], flags: ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test("do not appear for a body of 300 views, which the compiler can still type-check")
  func longBody() throws {
    let lines = (0..<100).map { index in
      """
          Text("\\(\(index) + 1) of \\(count)")
          if count > \(index) { Element("p", ["id": "\(index)"]) { Text("a") } } else { Text("b") }
          ForEach(0..<\(index), id: \\.self) { Text("\\($0)") }
      """
    }
    let run = try CompilerRun(
      "struct Sample: View {\n  let count: Int\n  var body: some View {\n\(lines.joined(separator: "\n"))\n  }\n}",
      importing: ["ViewTrees"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }
}
