import ComparisonSpecs
import Observation
import Testing
import ViewTrees

@Observable
private final class Switch {
  var isOn = false
}

/// Shows how often it was clicked, and the size of its environment.
private struct Counter: View {
  @Environment(\.size) private var size
  @State private var count = 0

  var body: some View {
    let _ = Bodies.note("counter \(count) \(size)")
    Element("i", ["id": "a", "count": "\(count)", "size": "\(size)"]).on("click") { count += 1 }
  }
}

/// Sets the size of a counter while a switch is on.
private enum Place: CaseIterable {
  case top, erasedTop, keptRow, keptRowAtTop

  func view(_ model: Switch) -> AnyView {
    switch self {
    case .top: AnyView(switched(Counter(), model))
    case .erasedTop: AnyView(AnyView(switched(Group { AnyView(Counter()) }.id(1), model)).onMount {})
    case .keptRow: AnyView(Holder { ForEach([1], id: \.self, memoizing: true) { _ in switched(Counter(), model) } })
    case .keptRowAtTop: AnyView(ForEach([1], id: \.self, memoizing: true) { _ in switched(Counter(), model) })
    }
  }

  private func switched(_ content: some View, _ model: Switch) -> some View {
    content.transformEnvironment(\.self) { if model.isOn { $0.size += 1 } else { $0.level = 1 } }
  }
}

private struct Holder<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

@Suite("A transformation of the environment that sets other keys than before")
struct OtherKeysTests {
  @Test("is followed in any position, and nothing below it is unmounted", arguments: Place.allCases)
  fileprivate func places(_ place: Place) {
    let model = Switch()
    let stage = LiveStage(place.view(model))
    #expect(stage.mounting.bodies == ["counter 0 10"])
    #expect(stage.send("click", to: "i#a").bodies == ["counter 1 10"])
    for _ in 0..<2 {
      let on = stage.perform { model.isOn = true }
      #expect(on.bodies == ["counter 1 11"])
      #expect(on.operations == ["update i#a: attributes"])
      let off = stage.perform { model.isOn = false }
      #expect(off.bodies == ["counter 1 10"])
      #expect(off.operations == ["update i#a: attributes"])
    }
    #expect(stage.perform {}.bodies == [])
    #expect(!stage.tree.needsFlush)
  }

  @Test("is followed by values derived from it further down, even if there was none before")
  func followed() {
    struct Root: View {
      let model: Switch
      var body: some View {
        let _ = Bodies.note("root")
        Holder {
          Sized("a").transformEnvironment(\.size) { $0 *= 2 }
          Colored("b").environment(\.theme.name, "b")
          Colored("c")
        }
        .transformEnvironment(\.self) {
          guard model.isOn else { return }
          $0.size = 7
          $0.theme = Theme(color: "red")
        }
      }
    }
    let model = Switch()
    let stage = LiveStage(Root(model: model))
    #expect(stage.mounting.bodies == ["root", "a 20", "b black", "c black"])
    let on = stage.perform { model.isOn = true }
    #expect(on.bodies == ["a 14", "b red", "c red"])
    #expect(on.operations == (["a", "b", "c"].map { "update i#\($0): attributes" }))
    #expect(stage.perform { model.isOn = false }.bodies == ["a 20", "b black", "c black"])
  }

  @Test("rebuilds rows that read it through the view around their list")
  func rows() {
    struct List: View {
      @Environment(\.size) private var size
      var body: some View {
        let _ = Bodies.note("list")
        ForEach(["a", "b"], id: \.self, memoizing: true) { name in
          let _ = Bodies.note("\(name) \(size)")
          Element("i", ["id": name, "size": "\(size)"])
        }
      }
    }
    struct Root: View {
      let model: Switch
      var body: some View {
        List().transformEnvironment(\.self) { if model.isOn { $0.size = 7 } }
      }
    }
    let model = Switch()
    let stage = LiveStage(Root(model: model))
    #expect(stage.mounting.bodies == ["list", "a 10", "b 10"])
    let on = stage.perform { model.isOn = true }
    #expect(on.bodies == ["list", "a 7", "b 7"])
    #expect(on.operations == ["update i#a: attributes", "update i#b: attributes"])
  }
}
