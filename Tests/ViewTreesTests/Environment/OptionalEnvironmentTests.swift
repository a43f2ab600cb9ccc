import ComparisonSpecs
import Observation
import Testing
import ViewTrees

private enum LimitKey: EnvironmentKey { static let defaultValue: Int? = 5 }
private enum NestedKey: EnvironmentKey { static let defaultValue: Int?? = .some(.some(7)) }
private enum NoneKey: EnvironmentKey { static let defaultValue: Int? = nil }

/// Its default value contains the default value of the limit.
private enum ComputedKey: EnvironmentKey {
  static var defaultValue: String? { "computed \(EnvironmentValues().limit ?? 0)" }
}

extension EnvironmentValues {
  fileprivate var limit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }

  fileprivate var nested: Int?? {
    get { self[NestedKey.self] }
    set { self[NestedKey.self] = newValue }
  }

  fileprivate var none: Int? {
    get { self[NoneKey.self] }
    set { self[NoneKey.self] = newValue }
  }

  fileprivate var computed: String? {
    get { self[ComputedKey.self] }
    set { self[ComputedKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.limit) private var limit
  @Environment(\.nested) private var nested
  @Environment(\.none) private var none
  @Environment(\.computed) private var computed

  var body: some View { Text("\(words(limit)) \(nested.map(words) ?? "NIL") \(words(none)) \(computed ?? "nil")") }

  private func words(_ number: Int?) -> String { number.map(String.init) ?? "nil" }
}

/// A way to set the environment, and what a reader finds.
private struct Setting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let shown: String
  let view: @Sendable () -> AnyView
}

private let settings = [
  Setting(testDescription: "nothing", shown: "5 7 nil computed 5") { AnyView(Reader()) },
  Setting(testDescription: "something else", shown: "5 7 3 computed 5") { AnyView(Reader().environment(\.none, 3)) },
  Setting(testDescription: "nil", shown: "nil 7 nil computed 5") { AnyView(Reader().environment(\.limit, nil)) },
  Setting(testDescription: "nil in between", shown: "nil 7 nil computed 5") {
    AnyView(Reader().environment(\.limit, nil).environment(\.limit, 8))
  },
  Setting(testDescription: "a value in between", shown: "8 7 nil computed 5") {
    AnyView(Reader().environment(\.limit, 8).environment(\.limit, nil))
  },
  Setting(testDescription: "the outer nil", shown: "5 NIL nil computed 5") {
    AnyView(Reader().environment(\.nested, nil))
  },
  Setting(testDescription: "the inner nil", shown: "5 nil nil computed 5") {
    AnyView(Reader().environment(\.nested, .some(nil)))
  },
  Setting(testDescription: "another value in two optionals", shown: "5 9 nil computed 5") {
    AnyView(Reader().environment(\.nested, 9))
  },
  Setting(testDescription: "what is made of the default", shown: "6 7 nil computed 5") {
    AnyView(Reader().transformEnvironment(\.limit) { $0 = $0.map { $0 + 1 } })
  },
  Setting(testDescription: "nil made of the default", shown: "nil 7 nil computed 5") {
    AnyView(Reader().transformEnvironment(\.limit) { $0 = $0 == 5 ? nil : 0 })
  },
  Setting(testDescription: "what is made of nil", shown: "0 7 nil computed 5") {
    AnyView(Reader().transformEnvironment(\.limit) { $0 = $0 ?? 0 }.environment(\.limit, nil))
  },
  Setting(testDescription: "nil for a computed default", shown: "5 7 nil nil") {
    AnyView(Reader().environment(\.computed, nil))
  },
]

@Suite("An optional value of the environment")
struct OptionalEnvironmentTests {
  @Test("found-case 20: is the default if it is not set, and nil only if nil is set", arguments: settings)
  private func found(_ setting: Setting) {
    let stage = LiveStage(setting.view())
    #expect(stage.host.text == "'\(setting.shown)'")
    #expect(EnvironmentValues().limit == 5)
    #expect(EnvironmentValues().nested == .some(.some(7)))
  }

  @Test("is followed when it becomes nil and when it is set again, in every order")
  func changes() {
    struct Root: View {
      let limit: Int?
      var body: some View { Between("between") { Reader() }.environment(\.limit, limit) }
    }
    let stage = LiveStage(Root(limit: nil))
    var last: Int?
    for limit in [5, nil, nil, 6, 5, nil, 0] as [Int?] {
      let step = stage.update(Root(limit: limit))
      #expect(step.operations.count == (limit == last ? 0 : 1))
      #expect(stage.host.text.contains("'\(limit.map(String.init) ?? "nil") 7 nil"))
      last = limit
    }
  }

  private enum One: EnvironmentKey { static let defaultValue = 1 }
  private enum Two: EnvironmentKey { static let defaultValue = 2 }

  fileprivate struct Chooser: View {
    let name: String
    @Environment private var value: Int

    init(_ name: String, _ path: KeyPath<EnvironmentValues, Int>) {
      self.name = name
      _value = Environment(path)
    }

    var body: some View {
      let _ = Bodies.note("\(name) \(value)")
      Text("\(value)")
    }
  }

  @AutoEquatable
  fileprivate struct Specified: View {
    let name: String
    @Environment private var value: Int

    init(_ name: String, _ path: KeyPath<EnvironmentValues, Int>) {
      self.name = name
      _value = Environment(path)
    }

    var body: some View {
      let _ = Bodies.note("\(name) \(value)")
      Text("\(value)")
    }
  }

  fileprivate struct ByHand: View, Equatable {
    let name: String
    @Environment private var value: Int

    init(_ name: String, _ path: KeyPath<EnvironmentValues, Int>) {
      self.name = name
      _value = Environment(path)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

    var body: some View {
      let _ = Bodies.note("\(name) \(value)")
      Text("\(value)")
    }
  }

  fileprivate struct HostChooser: HostView {
    @Environment private var value: Int

    init(_ path: KeyPath<EnvironmentValues, Int>) { _value = Environment(path) }

    var attributes: Attributes { ["id": "h", "value": "\(value)"] }
  }

  fileprivate struct Choosers: View {
    let path: KeyPath<EnvironmentValues, Int>
    var body: some View {
      Chooser("fields", path)
      Specified("spec", path)
      ByHand("hand", path)
      ByHand("equatable", path).equatable()
      AnyView(Specified("erased", path))
      ForEach([1], id: \.self) { _ in Specified("row", path) }
      HostChooser(path)
    }
  }

  @Test(
    "found-case 20: of another key is found if the initializer of the view chooses another", arguments: [1, 2, 9])
  func otherKey(_ size: Int) {
    struct Root: View {
      let isLevel: Bool
      let size: Int
      var body: some View {
        Choosers(path: isLevel ? \.level : \.size).environment(\.size, size)
      }
    }
    let names = ["fields", "spec", "hand", "equatable", "erased", "row"]
    let stage = LiveStage(Root(isLevel: false, size: size))
    #expect(stage.mounting.bodies == names.map { "\($0) \(size)" })
    let other = stage.update(Root(isLevel: true, size: size))
    #expect(other.bodies == names.map { "\($0) 0" })
    #expect(other.operations.count == names.count + 1)
    #expect(stage.update(Root(isLevel: true, size: size + 1)).bodies == [])
    #expect(stage.update(Root(isLevel: false, size: size + 1)).bodies == names.map { "\($0) \(size + 1)" })
    #expect(stage.update(Root(isLevel: false, size: size + 1)).bodies == [])
    let value = stage.update(Root(isLevel: false, size: size + 2))
    #expect(value.bodies.sorted() == names.map { "\($0) \(size + 2)" }.sorted())
  }
}
