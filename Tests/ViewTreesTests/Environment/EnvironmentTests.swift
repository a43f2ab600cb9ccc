import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

private struct Root: View {
  var theme = Theme()
  var size = 10
  var number = 0

  var body: some View {
    let _ = Bodies.note("root")
    Between("between") {
      Colored("a")
      Sized("b")
      Text("c")
    }
    .environment(\.theme, theme)
    .environment(\.size, size)
  }
}

private struct Labelled: View {
  @Environment(\.label) private var label
  var body: some View {
    let _ = Bodies.note("labelled")
    Text(label)
  }
}

@Suite("The environment of a view")
struct EnvironmentTests {
  @Test("reaches exactly its readers, through views that are skipped")
  func readers() {
    let stage = LiveStage(Root())
    #expect(stage.mounting.bodies == ["root", "between", "a black", "b 10"])
    let colored = stage.update(Root(theme: Theme(color: "red")))
    #expect(colored.bodies == ["root", "a red"])
    #expect(colored.operations == ["update i#a: attributes"])
    #expect(colored.decisions.contains("compare Colored: EnvironmentValues.ThemeKey"))
    let sized = stage.update(Root(theme: Theme(color: "red"), size: 11))
    #expect(sized.bodies == ["root", "b 11"])
    #expect(sized.operations == ["update i#b: attributes"])
    let equal = stage.update(Root(theme: Theme(color: "red"), size: 11, number: 1))
    #expect(equal.bodies == ["root"])
    #expect(equal.operations == [])
  }

  @Test("has default values if they are not set, and otherwise the nearest values")
  func scopes() {
    struct Nested: View {
      let outer: String
      let inner: String
      var body: some View {
        let _ = Bodies.note("nested")
        Colored("default")
        Between("outer") {
          Colored("a")
          Between("inner") { Colored("b") }.environment(\.theme, Theme(color: inner))
        }
        .environment(\.theme, Theme(color: outer))
      }
    }
    let stage = LiveStage(Nested(outer: "red", inner: "green"))
    #expect(stage.mounting.bodies == ["nested", "default black", "outer", "a red", "inner", "b green"])
    let outer = stage.update(Nested(outer: "blue", inner: "green"))
    #expect(outer.bodies == ["nested", "a blue"])
    #expect(outer.operations == ["update i#a: attributes"])
  }

  @Test("may be read by a property of several keys, which depends on exactly these")
  func computed() {
    struct Computed: View {
      let color: String
      let size: Int
      let level: Int
      var body: some View {
        Between("between") { Labelled() }
          .environment(\.theme.color, color).environment(\.size, size).environment(\.level, level)
      }
    }
    let stage = LiveStage(Computed(color: "red", size: 1, level: 1))
    #expect(stage.mounting.operations.last == "mount 'red 1'")
    #expect(stage.update(Computed(color: "red", size: 2, level: 1)).operations == ["update 'red 2': text"])
    #expect(stage.update(Computed(color: "blue", size: 2, level: 1)).bodies == ["labelled"])
    let level = stage.update(Computed(color: "blue", size: 2, level: 2))
    #expect(level.bodies == [])
    #expect(level.operations == [])
  }

  /// Contains views whose own fields never change.
  private struct Parts: View {
    let theme: Theme
    var body: some View {
      let _ = Bodies.note("parts")
      Between("outer") { Inner() }.environment(\.theme, theme)
    }
  }

  private struct Inner: View {
    var body: some View {
      let _ = Bodies.note("inner")
      Between("part") { Colored("a") }.environment(\.theme.color, "green")
      Between("whole") { Colored("b") }.environment(\.theme, Theme(color: "white"))
      Between("raised") { Level() }.transformEnvironment(\.theme) { $0.name += "!" }
    }
  }

  private struct Level: View {
    @Environment(\.theme.name) private var name
    var body: some View {
      let _ = Bodies.note("name \(name)")
      Text(name)
    }
  }

  @Test("inherits changes if only a part is set, without visiting the views in between")
  func parts() {
    let stage = LiveStage(Parts(theme: Theme()))
    #expect(
      stage.mounting.bodies == [
        "parts", "outer", "inner", "part", "a green", "whole", "b white", "raised", "name light!",
      ])
    let update = stage.update(Parts(theme: Theme(name: "dark")))
    // A value that is set as a whole does not depend on the one around it.
    #expect(update.bodies == ["parts", "a green", "name dark!"])
    #expect(update.operations == ["update 'dark!': text"])
    let color = stage.update(Parts(theme: Theme(name: "dark", color: "red")))
    #expect(color.bodies == ["parts", "name dark!"])
    #expect(color.operations == [])
  }

  @Test("inherits changes at the top of a tree as well")
  func partsAtTop() {
    func root(_ name: String) -> some View {
      Between("between") { Level() }.environment(\.theme.color, "red").environment(\.theme, Theme(name: name))
    }
    let stage = LiveStage(root("light"))
    let update = stage.update(root("dark"))
    #expect(update.bodies == ["name dark"])
    #expect(update.operations == ["update 'dark': text"])
    #expect(stage.perform().bodies == [])
  }

  @Test("may be transformed at each of many levels, and all of them follow a change")
  func levels() {
    struct Levels: View {
      let depth: Int
      @Environment(\.level) private var level
      var body: some View {
        if depth == 0 {
          Text("\(level)")
        } else {
          AnyView(Skipped(depth: depth - 1)).transformEnvironment(\.level) { $0 += 1 }
        }
      }
    }
    struct Skipped: View {
      let depth: Int
      var body: some View { AnyView(Levels(depth: depth)) }
    }
    struct Top: View {
      let level: Int
      var body: some View { Skipped(depth: 300).environment(\.level, level) }
    }
    let stage = LiveStage(Top(level: 1))
    #expect(stage.mounting.operations == ["mount '301'"])
    let step = stage.update(Top(level: 2))
    #expect(step.operations == ["update '302': text"])
    #expect(step.update.diagnostics == [])
  }

  @Test("follows the objects that a transformation reads, with a value around it or not", arguments: [false, true])
  func transformedByObject(_ isInside: Bool) {
    struct Root: View {
      let shelf: Shelf
      let isInside: Bool

      var body: some View {
        let _ = Bodies.note("root")
        if isInside { transformed.environment(\.size, 10) } else { transformed }
      }

      var transformed: some View {
        Between("between") { Sized("a") }.transformEnvironment(\.size) { $0 += shelf.things.count }
      }
    }
    let shelf = Shelf(1...2)
    let stage = Stage(Root(shelf: shelf, isInside: isInside))
    #expect(stage.mounting.bodies == ["root", "between", "a 12"])
    for count in 3...4 {
      let step = stage.change { shelf.things.append(Thing(count)) }
      #expect(step.bodies == ["a \(10 + count)"])
      #expect(step.operations == ["update i#a: attributes"])
    }
    #expect(stage.change { shelf.header = "b" }.bodies == [])
    stage.tree.unmount()
    #expect(registrationCount(of: shelf) == 0)
  }

  @Test("is the newest in the handler of an event")
  func inHandler() {
    struct Button: View {
      let log: Calls
      @Environment(\.theme) private var theme
      var body: some View {
        let _ = Bodies.note("button")
        Element("b", ["id": "b"]).on("click") { log.add(theme.color) }
      }
    }
    struct Root: View {
      let color: String
      let log: Calls
      var body: some View { Between("between") { Button(log: log) }.environment(\.theme.color, color) }
    }
    let log = Calls()
    let stage = LiveStage(Root(color: "red", log: log))
    #expect(stage.mounting.bodies == ["between", "button"])
    // Only the handler reads the value, so nothing is evaluated when it changes.
    let update = stage.update(Root(color: "blue", log: log))
    #expect(update.bodies == [])
    #expect(update.operations == [])
    stage.send("click", to: "b#b")
    #expect(log.take() == ["blue"])
  }

  @Test("evaluates only the three of a thousand rows that read it")
  func rows() {
    struct Row: View {
      let number: Int
      var body: some View {
        if number % 400 == 0 { Colored("r\(number)") } else { Text("\(number)") }
      }
    }
    struct Rows: View, Equatable {
      var body: some View {
        let _ = Bodies.note("rows")
        ForEach(0..<1000, id: \.self) { Row(number: $0) }
      }
    }
    struct Root: View {
      let color: String
      var body: some View { Rows().environment(\.theme.color, color) }
    }
    let stage = LiveStage(Root(color: "red"))
    #expect(stage.mounting.bodies == ["rows", "r0 red", "r400 red", "r800 red"])
    let update = stage.update(Root(color: "blue"))
    #expect(update.bodies == ["r0 blue", "r400 blue", "r800 blue"])
    #expect(update.operations == ["r0", "r400", "r800"].map { "update i#\($0): attributes" })
    #expect(update.update.summary.evaluated == 4)
  }

  @Test("changes in the same pass in which rows are inserted, removed and moved, and reaches portals")
  func rowsAndPortals() {
    struct Root: View {
      let names: [String]
      let color: String
      var body: some View {
        Element("ul") {
          ForEach(names, id: \.self) { Colored($0) }
          Portal(to: "top") { Colored("portal") }
        }
        .environment(\.theme, Theme(color: color))
      }
    }
    let stage = LiveStage(Root(names: ["a", "b", "c"], color: "red"))
    let step = stage.update(Root(names: ["c", "a", "d"], color: "blue"))
    #expect(step.bodies == ["c blue", "a blue", "d blue", "portal blue"])
    #expect(
      step.operations.sorted() == [
        "mount i#d", "move i#c before i#a", "unmount i#b", "update i#a: attributes", "update i#c: attributes",
        "update i#portal: attributes",
      ])
  }

  @Test("rebuilds the views below if other keys are set than before")
  func otherKeys() {
    struct Root: View {
      let isSize: Bool
      var body: some View {
        Group {
          Colored("a")
          Sized("b")
        }
        .environment(isSize ? \.number : \.other, 3)
      }
    }
    let stage = LiveStage(Root(isSize: true))
    #expect(stage.mounting.bodies == ["a black", "b 3"])
    let step = stage.update(Root(isSize: false))
    #expect(step.bodies == ["a black", "b 10"])
    #expect(step.operations == ["unmount i#a", "unmount i#b", "mount i#a", "mount i#b"])
  }

  @Test("can be nested to any depth, on a small stack")
  func deep() {
    struct Root: View {
      let value: Int
      var body: some View {
        let _ = Bodies.note("root")
        nest(value)
      }

      func nest(_ value: Int) -> AnyView {
        var view = AnyView(Sized("a"))
        for level in 0..<100_000 { view = AnyView(view.environment(\.level, level).environment(\.size, value)) }
        return view
      }
    }
    let counts = onSmallStack {
      let host = RecordingHost()
      let tree = ViewTree(Root(value: 1), host: host)
      var operations = host.takeOperations()
      tree.update(Root(value: 2))
      operations += host.takeOperations()
      tree.unmount()
      operations += host.takeOperations()
      return operations
    }
    #expect(counts == ["mount i#a", "update i#a: attributes", "unmount i#a"])
  }
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { size }
    set { size = newValue }
  }
  fileprivate var other: Int {
    get { level }
    set { level = newValue }
  }
}
