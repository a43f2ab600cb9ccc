import ComparisonSpecs
import Foundation
import Observation
import Testing
import ViewTrees

private struct Doubled: View {
  let keys: [Int]
  var body: some View { ForEach(keys, id: \.self) { Text("\($0)") } }
}

private struct Words: View {
  let keys: [String]
  var body: some View { ForEach(keys, id: \.self) { Text($0) } }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Element("b", ["id": "b"]) { Text("\(count)") }.on("click") { count += 1 } }
}

/// Where diagnostics on standard error come from.
@Suite("Diagnostics")
struct DiagnosticOutputTests {
  @Test("found-case 46: go to the function that the tree was given, once each")
  func custom() {
    let calls = Calls()
    let tree = ViewTree(Doubled(keys: [1, 1]), diagnostics: .custom { calls.add("\($0)") })
    #expect(calls.take().count == 1)
    #expect(tree.update(Doubled(keys: [1, 1, 3])).diagnostics.count == 1)
    #expect(calls.take() == [])
    tree.update(Doubled(keys: [1, 1, 2, 2]))
    #expect(calls.take().map { $0.hasPrefix("The key 2 occurs twice") } == [true])
    let other = ViewTree(Doubled(keys: [1, 1]), diagnostics: .custom { calls.add("\($0)") })
    #expect(calls.take().count == 1)
    withExtendedLifetime((tree, other)) {}
  }

  @Test("found-case 46: go to standard error by default, once each per process, and can be silenced")
  func standardError() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let tree = ViewTree(Doubled(keys: [1, 1]))
      tree.update(Doubled(keys: [1, 1]))
      let other = ViewTree(Doubled(keys: [1, 1]))
      let silent = ViewTree(Doubled(keys: [2, 2]), diagnostics: .silent)
      let escaped = ViewTree(Words(keys: ["\u{1B}[31m\n", "\u{1B}[31m\n"]))
      DiagnosticOutput.standard = .silent
      let later = ViewTree(Doubled(keys: [3, 3]))
      _ = ViewTree<Doubled>.diff(from: Doubled(keys: [4]), to: Doubled(keys: [4, 4]))
      DiagnosticOutput.standard = .custom { _ in }
      let taken = ViewTree(Doubled(keys: [5, 5]))
      withExtendedLifetime((tree, other, silent, later, taken, escaped)) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Equitree: ") }
    #expect(lines.count == 2, "\(text)")
    #expect(lines.first?.hasPrefix("Equitree: The key 1 occurs twice in a list in Doubled") == true)
    #expect(lines.last?.hasPrefix("Equitree: The key \\u{1B}[31m\\u{A} occurs twice") == true)
  }

  @Test("may make requests to the tree, which are performed afterwards")
  func reentrancy() {
    let trees = Outside<ViewTree<Doubled>?>(nil)
    let tree = ViewTree(Doubled(keys: [1]), diagnostics: .custom { _ in _ = trees.value?.update(Doubled(keys: [7])) })
    trees.value = tree
    let host = RecordingHost()
    tree.attach(host)
    tree.update(Doubled(keys: [1, 1]))
    #expect(host.text == "'7'")
    trees.value = nil
  }

  private func send(_ tree: ViewTree<Counter>, _ host: RecordingHost) {
    host.node("b#b").map { _ = tree.send(HostEvent("click"), to: $0) }
  }

  private func waiting(_ diagnostics: [TreeDiagnostic]) -> Int {
    diagnostics.count { if case .waitingChanges = $0 { true } else { false } }
  }

  @Test("found-case 47: say that a manual tree needs a flush when the next event finds an earlier change")
  func manual() {
    let calls = Calls()
    let host = RecordingHost()
    let tree = ViewTree(Counter(), host: host, diagnostics: .custom { calls.add("\($0)") })
    tree.waitingLimit = .zero
    send(tree, host)
    #expect(calls.take() == [])
    send(tree, host)
    #expect(calls.take().map { $0.contains("Call 'flush()' after 'send(_:to:)'") } == [true])
    #expect(waiting(tree.lastUpdate.diagnostics) == 1)
    send(tree, host)
    #expect(calls.take() == [])
    #expect(waiting(tree.flush().diagnostics) == 1)
    #expect(waiting(tree.flush().diagnostics) == 0)
  }

  @Test("found-case 47: say that a manual tree was deallocated before it was flushed")
  func givenUp() {
    let calls = Calls()
    let host = RecordingHost()
    do {
      let tree = ViewTree(Counter(), host: host, diagnostics: .custom { calls.add("\($0)") })
      send(tree, host)
    }
    #expect(calls.take().count == 1)
  }

  @Test("found-case 47: say that a manual tree was not flushed when the process ends")
  func endOfProcess() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let host = RecordingHost()
      let tree = ViewTree(Counter(), host: host)
      host.node("b#b").map { _ = tree.send(HostEvent("click"), to: $0) }
      // Keeps the tree alive, as a global variable would.
      _ = Unmanaged.passRetained(tree)
      exit(EXIT_SUCCESS)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("An event changed what a tree of Counter shows, and the tree waits"), "\(text)")
  }

  @Test(
    "found-case 47: report nothing if the program flushes, or with other schedulers")
  func legitimate() async {
    let ways: [(FlushScheduler, (ViewTree<Counter>) -> Void)] = [
      (.manual, { $0.flush() }), (.manual, { $0.update(Counter()) }), (.manual, { $0.perform {} }),
      (.immediate, { _ in }), (.custom { _ in }, { _ in }),
    ]
    for (scheduler, showing) in ways {
      let calls = Calls()
      let host = RecordingHost()
      do {
        let tree = ViewTree(Counter(), host: host, scheduler: scheduler, diagnostics: .custom { calls.add("\($0)") })
        // One turn of a run loop handles several events, and shows their changes.
        send(tree, host)
        send(tree, host)
        showing(tree)
        tree.waitingLimit = .zero
        send(tree, host)
        send(tree, host)
        send(tree, host)
      }
      #expect(calls.take() == [])
    }
  }

  fileprivate final class Model { var name = "a" }
  fileprivate final class Constant { let name = "a" }
  @Observable fileprivate final class Observed { var name = "a" }
  fileprivate final class Announcing: ObservableObject {
    let changes = ObjectChanges()
    @Published var name = "a"
  }
  @AutoEquatable fileprivate final class Specified { var name = "a" }

  fileprivate struct Holding<Held>: View {
    let held: Held
    var body: some View { Text("held") }
  }

  fileprivate struct StateHolding: View {
    @State private var model = Model()
    var body: some View { Text(model.name) }
  }

  @AutoEquatable
  fileprivate struct Careful: View {
    let title: String
    @AutoIgnored private let service = Model()
    var body: some View { Text(title) }
  }

  fileprivate struct Leaving: View, Equatable {
    private let service = Model()
    let title: String
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title }
    var body: some View { Text(title) }
  }

  @Test("found-case 49: report a class that announces no changes, once per class")
  func plainModel() {
    struct Root: View {
      let model: Model
      var body: some View {
        Holding(held: model)
        Holding(held: [model])
        StateHolding()
      }
    }
    let stage = LiveStage(Root(model: Model()))
    let diagnostics = stage.mounting.update.diagnostics
    #expect(diagnostics == [.plainModel(type: "Model", property: "model", view: "Root")])
    for words in ["changes of it never show", "'@Observable'", "comparison spec", "'@AutoIgnored'"] {
      #expect(diagnostics.first?.description.contains(words) == true)
    }
    #expect(stage.update(Root(model: Model())).update.diagnostics == [])
  }

  @Test("found-case 49: report plain models in the properties of a type, and no other classes")
  func typesOfModels() {
    #expect(TreeDiagnostic.remarks(on: Holding<Model>.self).count == 1)
    #expect(TreeDiagnostic.remarks(on: Holding<Model?>.self).count == 1)
    #expect(TreeDiagnostic.remarks(on: Holding<[String: Model]>.self).count == 1)
    #expect(TreeDiagnostic.remarks(on: Holding<(Int, [Model])>.self).count == 1)
    #expect(TreeDiagnostic.remarks(on: StateHolding.self).count == 1)
    #expect(TreeDiagnostic.remarks(on: Holding<Constant>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<Observed>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<Announcing>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<Specified>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<() -> Void>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<AnyView>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<Binding<Int>>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Careful.self) == [])
    #expect(TreeDiagnostic.remarks(on: Leaving.self) == [])
  }
}
