import TestSupport
import Testing
import ViewTrees

/// A source with one mistake, and a part of the one error that it causes.
private struct Mistake: CustomTestStringConvertible, Sendable {
  let name: String
  /// The declarations before the mistake, on a separate line.
  var before = """
    final class Model {}; @Observable final class Store { var x = 1 }; \
    final class Old: ObservableObject { let changes = ObjectChanges() }
    """
  /// The view with the mistake, on the second line.
  let source: String
  let words: String

  var testDescription: String { name }

  /// A view with a property.
  static func property(_ name: String, _ property: String, _ words: String) -> Mistake {
    Mistake(
      name: name, source: "struct Sample: View { \(property); var body: some View { EmptyView() } }", words: words)
  }

  /// A view with a modifier.
  static func modifier(_ name: String, _ modifier: String, _ words: String) -> Mistake {
    Mistake(
      name: name, source: "struct Sample: View { var body: some View { Text(\"\")\(modifier) } }", words: words)
  }
}

private let mistakes: [Mistake] = [
  .property(
    "an environment object that is not observable", "@Environment(Model.self) var model", "mark the class '@Observable'"
  ),
  .property(
    "an environment object of the other kind", "@Environment(Old.self) var old", "@EnvironmentObject var name: Type"),
  .property("an environment value by its type", "@Environment(Int.self) var number", "find a value by a key"),
  .property(
    "a published property of a struct", "@Published var number = 1; func f() -> Int { number }",
    "'@Published' is for properties of a class that conforms to 'ObservableObject'"),
  .property(
    "an observed object that is observable", "@ObservedObject var store: Store",
    "requires that 'Store' conform to 'ObservableObject'"),
  .property(
    "bindings to an object of the other kind", "@Bindable var old: Old", "requires that 'Old' conform to 'Observable'"),
  .modifier("an object that is not observable", ".environment(Model())", "mark the class '@Observable'"),
  .modifier("an object of the other kind", ".environment(Old())", "by '.environmentObject(_:)'"),
  .modifier("an observable object in the other way", ".environmentObject(Store())", "by '.environment(_:)'"),
  .modifier("an object that may be missing", ".environment(Optional(Store()))", "must be unwrapped"),
  .modifier("a hook of another name", ".onAppear { }", "renamed to 'onMount(_:)'"),
  .modifier("a hook of another name at the end", ".onDisappear { }", "renamed to 'onUnmount(_:)'"),
  .modifier("a change of what cannot be compared", ".onChange(of: Model()) { }", "conform to 'Equatable'"),
  Mistake(
    name: "a value in the place of a binding",
    source: """
      struct Sample: View { @State var n = 1; var body: some View { Child(n: n) } }
      struct Child: View { @Binding var n: Int; var body: some View { EmptyView() } }
      """, words: "use wrapper instead"),
]

@Suite(
  "Compiler messages for mistakes with state",
  .enabled(if: Toolchain.current != nil, Comment(rawValue: Toolchain.comment)))
struct StateMistakeTests {
  @Test("are on the line of the mistake and say what to do", arguments: mistakes)
  private func rejected(_ mistake: Mistake) throws {
    let run = try CompilerRun(
      "\(mistake.before)\n\(mistake.source)", importing: ["ComparisonSpecs", "Observation", "ViewTrees"])
    let errors = run.messages.filter { $0.severity == "error" }
    #expect(errors.contains { $0.line == 2 && $0.text.contains(mistake.words) }, Comment(rawValue: run.output))
    #expect(errors.allSatisfy { $0.line == 2 }, Comment(rawValue: run.output))
  }

  @Test("do not appear in ordinary views, of any isolation")
  func accepted() throws {
    let run = try CompilerRun(
      """
      @Observable final class Model { var n = 0 }
      @MainActor @Observable final class Store { var n = 0; func load() async {} }
      final class Old: ObservableObject { let changes = ObjectChanges(); @Published var n = 1 }
      enum LocaleKey: EnvironmentKey { static let defaultValue = "en" }
      extension EnvironmentValues {
        var locale: String { get { self[LocaleKey.self] } set { self[LocaleKey.self] = newValue } }
      }
      struct Plain: View {
        @State private var count = 0
        @State private var names: [String] = []
        @State var last: Int?
        let id: Int
        var body: some View {
          Text("\\(count)")
            .task { count += 1 }
            .task(id: id) { names.append("a"); await Task.yield(); last = id }
            .onMount { count = 1 }
            .onChange(of: count) { old, new in names.append("\\(old) \\(new)") }
            .onChange(of: names, initial: true) { count = 1 }
            .environment(\\.locale, "de").transformEnvironment(\\.locale) { $0 += "!" }
        }
      }
      @MainActor struct Isolated: @MainActor View {
        @State private var count = 0
        @State private var store = Store()
        @Environment(Store.self) private var session
        @Environment(Model.self) private var model: Model?
        let given: Model
        var body: some View {
          Text("\\(count) \\(store.n) \\(session.n)")
            .task { count += 1; await store.load(); store.n = 3; given.n = 3; session.n = 3; model?.n = 4 }
            .onMount { store.n = 1 }
            .onChange(of: store.n) { count = 1 }
          Element("b").on("click") { store.n += 1; count += 1 }
          Field(n: $store.n)
        }
      }
      @AutoEquatable struct Specified: View {
        @State private var count = 0
        @State private var ratio: Double
        @Binding var n: Int
        @Bindable var model: Model
        @Environment(\\.locale) private var locale
        let name: String
        init(_ name: String, ratio: Double, n: Binding<Int>, model: Model) {
          self.name = name
          self.ratio = ratio
          _n = n
          self.model = model
        }
        var body: some View {
          @Bindable var other = model
          Text("\\(name) \\(count) \\(ratio) \\(locale)")
          Field(n: $count)
          Field(n: $model.n)
          Field(n: $other.n)
          Field(n: .constant(1))
        }
      }
      struct Field: View { @Binding var n: Int; var body: some View { Text("\\(n)").onMount { n += 1 } } }
      struct Member: View { @State var count: Int; @State var text = ""; var body: some View { Text(text) } }
      func members() -> [Member] { [Member(count: 3), Member(count: 3, text: "b")] }
      struct Whole: View {
        @StateObject private var own = Old()
        @ObservedObject var given: Old
        @EnvironmentObject var around: Old
        var body: some View { Field(n: $own.n); Field(n: $given.n); Field(n: $around.n) }
      }
      func whole() -> some View { Whole(given: Old()).environmentObject(Old()).environment(Model()) }
      """, importing: ["ComparisonSpecs", "Observation", "ViewTrees"],
      flags: ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  private struct Early: View {
    @State var count = 0
    var body: some View { Text("\(count)") }
  }

  private struct Unmounted: View {
    @Environment(\.self) var values
    @EnvironmentObject var object: Whole
    var body: some View { EmptyView() }
  }

  private final class Whole: ObservableObject { let changes = ObjectChanges() }

  @Test("a state that is set before its view is mounted is reported at run time")
  func early() async {
    await #expect(processExitsWith: .failure) { Early().count = 1 }
    await #expect(processExitsWith: .failure) { _ = Unmounted().object }
    #expect(Unmounted().values[SizeKey.self] == 10)
  }
}
