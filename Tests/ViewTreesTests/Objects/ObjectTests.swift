import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

private class Account: ObservableObject {
  let changes = ObjectChanges()
  @Published var name = "ann"
  @Published var balance = 0
  var unpublished = 0

  init(_ log: Calls? = nil) { log?.add("made") }
}

private final class Savings: Account {
  @Published var rate = 1
}

@Observable
private final class Model {
  var title = "t"
  var unused = 0
}

@AutoEquatable
private struct Name: View {
  let id: String
  @ObservedObject var account: Account

  var body: some View {
    let _ = Bodies.note("\(id) \(account.name)")
    Element("p", ["id": id]) { Text(account.name) }
  }
}

@AutoEquatable
private struct NameField: View {
  @Binding var name: String

  var body: some View {
    let _ = Bodies.note("field \(name)")
    Element("input", ["id": "i", "value": name]).on("input") { name = $0.value ?? "" }
  }
}

private struct Bank: View {
  let number: Int
  let log: Calls
  @StateObject private var account: Account

  init(_ number: Int, _ log: Calls) {
    self.number = number
    self.log = log
    _account = StateObject(wrappedValue: Account(log))
  }

  var body: some View {
    let _ = Bodies.note("bank \(account.balance)")
    NameField(name: $account.name)
    Balance().environmentObject(account)
    Element("b", ["id": "b"]).on("click") { account.balance += 1 }
  }
}

private struct Balance: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    let _ = Bodies.note("balance \(account.balance)")
    Text("\(account.balance)").onMount { _ = $account.name }
  }
}

@Suite("Whole-object observation")
struct ObjectTests {
  private struct Names: View {
    var number = 1
    let account: Account
    var body: some View {
      let _ = Bodies.note("names")
      Name(id: "a", account: account)
      Name(id: "b", account: account)
      Text("c")
    }
  }

  @Test("evaluates every view that holds the object once, for a change of any property")
  func anyChange() {
    let account = Account()
    let stage = LiveStage(Names(account: account))
    #expect(stage.mounting.bodies == ["names", "a ann", "b ann"])
    let balance = stage.perform {
      account.balance = 1
      account.balance = 2
    }
    #expect(balance.bodies == ["a ann", "b ann"])
    #expect(balance.operations == [])
    #expect(
      balance.decisions == [
        "compare Name: ObservableObject.changes", "compare Element: children", "skip Text: equal",
        "compare Name: ObservableObject.changes", "compare Element: children", "skip Text: equal",
      ])
    let name = stage.perform { account.name = "bob" }
    #expect(name.bodies == ["a bob", "b bob"])
    #expect(name.operations == ["update 'bob': text", "update 'bob': text"])
    #expect(stage.perform { account.unpublished = 1 }.bodies == [])
    #expect(
      stage.perform {
        account.unpublished = 2
        account.changes.send()
      }.bodies == ["a bob", "b bob"])
    // The same object in a new wrapper is equal.
    #expect(stage.update(Names(number: 2, account: account)).bodies == ["names"])
  }

  @Test("follows an object that replaces another")
  func replaced() {
    let old = Account()
    let new = Account()
    let stage = LiveStage(Names(account: old))
    #expect(stage.update(Names(account: new)).bodies == ["names", "a ann", "b ann"])
    #expect(stage.perform { old.name = "x" }.bodies == [])
    #expect(stage.perform { new.name = "eve" }.operations == ["update 'eve': text", "update 'eve': text"])
  }

  @Test("works for objects of a subclass")
  func subclass() {
    let savings = Savings()
    let stage = LiveStage(Names(account: savings))
    #expect(stage.perform { savings.rate = 2 }.bodies == ["a ann", "b ann"])
    #expect(stage.perform { savings.name = "bob" }.operations == ["update 'bob': text", "update 'bob': text"])
  }

  @Test("makes a StateObject once, when the view is mounted, and binds to its properties")
  func stateObject() {
    let log = Calls()
    let root = Bank(1, log)
    #expect(log.take() == [])
    let stage = LiveStage(root)
    #expect(log.take() == ["made"])
    #expect(stage.mounting.bodies == ["bank 0", "field ann", "balance 0"])
    let click = stage.send("click", to: "b#b")
    #expect(click.bodies == ["bank 1", "field ann", "balance 1"])
    #expect(click.operations == ["update '1': text"])
    #expect(stage.update(Bank(2, log)).bodies == ["bank 1"])
    #expect(log.take() == [])
  }

  @Test("a binding to an object sets it, and evaluates the views that read it")
  func bindings() {
    let stage = LiveStage(Bank(1, Calls()))
    let input = stage.perform {
      _ = stage.host.node("input#i").map { stage.tree.send(HostEvent("input", value: "bob"), to: $0) }
    }
    #expect(input.bodies == ["bank 0", "field bob", "balance 0"])
    #expect(input.operations == ["update input#i: attributes"])
  }

  @Test("reports a missing object with the view and the type")
  func missing() {
    struct Root: View {
      let number: Int
      var body: some View {
        Element("div") {
          Balance()
          Text("\(number)")
        }
      }
    }
    let stage = LiveStage(Root(number: 1))
    #expect(stage.mounting.bodies == [])
    #expect(stage.mounting.operations == ["mount div", "mount '1'"])
    #expect(stage.mounting.update.diagnostics == [.missingEnvironment(type: "Account", view: "Root › div › Balance")])
    #expect(stage.update(Root(number: 2)).operations == ["update '2': text"])
  }

  @Test("flushes an immediate tree at once, even if the tree finds the object later")
  func immediate() {
    let first = Account()
    let second = Account()
    let stage = LiveStage(Names(account: first), scheduler: .immediate)
    let name = stage.watch { first.name = "bob" }
    #expect(name.bodies == ["a bob", "b bob"])
    stage.update(Names(account: second))
    let other = stage.watch { second.name = "eve" }
    #expect(other.bodies == ["a eve", "b eve"])
    #expect(other.operations == ["update 'eve': text", "update 'eve': text"])
    #expect(stage.watch { first.name = "x" }.bodies == [])
  }

  @Test("follows a change on another thread")
  func otherThread() {
    let account = Account()
    let shared = Outside(account)
    let stage = LiveStage(Names(account: account), scheduler: .immediate)
    onThread(stackSize: 512 << 10) { shared.value.name = "bob" }
    #expect(stage.watch {}.bodies == [])
    #expect(stage.tree.needsFlush)
    #expect(stage.perform().operations == ["update 'bob': text", "update 'bob': text"])
  }

  @Test("is possible for a view that also holds an @Observable object")
  func mixed() {
    struct Mixed: View {
      @ObservedObject var account: Account
      let model: Model
      var body: some View {
        let _ = Bodies.note("mixed")
        Text("\(model.title) \(account.name)")
      }
    }
    let account = Account()
    let model = Model()
    let stage = LiveStage(Mixed(account: account, model: model))
    #expect(stage.perform { model.unused = 1 }.bodies == [])
    let both = stage.perform {
      model.title = "u"
      account.balance = 1
    }
    #expect(both.bodies == ["mixed"])
    #expect(both.operations == ["update 'u ann': text"])
    stage.tree.unmount()
    #expect(stage.tree.liveTrackingCount == 0)
  }
}
