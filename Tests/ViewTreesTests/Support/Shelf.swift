import Observation
import ViewTrees

/// An observable element of lists.
@Observable
final class Thing: Identifiable, @unchecked Sendable {
  // Unchecked: tests that use it on several threads wait for each other.

  let id: Int
  var title: String
  var note = ""
  var parts: [Thing] = []

  init(_ id: Int, _ title: String? = nil, parts: [Thing] = []) {
    self.id = id
    self.title = title ?? "t\(id)"
    self.parts = parts
  }
}

/// An observable object that holds others.
@Observable
final class Shelf: @unchecked Sendable {
  // Unchecked: tests that use it on several threads wait for each other.

  var things: [Thing]
  var header = "header"
  var footer = "footer"
  var isOpen = true
  var featured: Thing?

  init(_ ids: some Sequence<Int> = []) { things = ids.map { Thing($0) } }

  subscript(id: Int) -> Thing { things.first { $0.id == id } ?? Thing(id) }
}

/// A row that reads the title of its thing.
struct ThingRow: View {
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("row \(thing.id)")
    Element("li", ["id": "\(thing.id)"]) { Text(thing.title) }
  }
}

/// Reads the header of a shelf.
struct ShelfHeader: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("header")
    Element("h1") { Text(shelf.header) }
  }
}

/// A list of rows that have bodies.
struct ShelfList: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("list")
    Element("ul") {
      ForEach(shelf.things) { ThingRow(thing: $0) }
    }
  }
}
