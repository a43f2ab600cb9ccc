import ViewTrees

struct Theme: Equatable, Sendable {
  var name = "light"
  var color = "black"
}

enum ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
enum SizeKey: EnvironmentKey { static let defaultValue = 10 }
enum LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  /// Computed from two keys.
  var label: String { "\(theme.color) \(size)" }
}

/// Shows the color of its environment.
struct Colored: View {
  let name: String
  @Environment(\.theme) private var theme

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(theme.color)")
    Element("i", ["id": name, "color": theme.color])
  }
}

/// Shows the size of its environment.
struct Sized: View {
  let name: String
  @Environment(\.size) private var size

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(size)")
    Element("i", ["id": name, "size": "\(size)"])
  }
}

/// A view between readers and their environment that never changes.
struct Between<Content: View>: View, Equatable {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    let _ = Bodies.note(name)
    Element("div", ["id": name]) { content }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
}
