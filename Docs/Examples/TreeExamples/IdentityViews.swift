import Equitree

/// Two branches of the same type are two positions.
struct Greeting: View {
  let isMorning: Bool

  var body: some View {
    if isMorning {
      Text("Good morning")
    } else {
      Text("Good evening")
    }
  }
}

/// An absent view holds its place.
struct Notice: View {
  let warning: String?

  var body: some View {
    if let warning { Text(warning) }
    Element("p") { Text("All is well") }
  }
}

/// Another identity rebuilds the view.
struct Profile: View {
  let user: Int

  var body: some View {
    Element("form") { Element("input") }.id(user)
  }
}

/// A tree of plain data is a view like any other.
@AutoEquatable
struct Folder: View, Identifiable {
  let id: String
  @AutoChildren let folders: [Folder]

  var body: some View {
    Element("li") {
      Text(id)
      ForEach(folders)
    }
  }
}
