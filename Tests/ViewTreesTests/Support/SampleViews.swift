import ComparisonSpecs
import ViewTrees

/// An element with an identity and a title.
@AutoEquatable
struct Item: Identifiable, Sendable {
  let id: Int
  var title: String

  init(_ id: Int, _ title: String? = nil) {
    self.id = id
    self.title = title ?? "t\(id)"
  }
}

/// Returns items with the given ids.
func items(_ ids: some Sequence<Int>) -> [Item] { ids.map { Item($0) } }

/// A row of a list: a `li` with the id and the title of its item.
@AutoEquatable
struct ItemRow: View {
  let item: Item

  var body: some View {
    let _ = Bodies.note("row \(item.id)")
    Element("li", ["id": "\(item.id)"]) { Text(item.title) }
  }
}

/// A keyed list of items.
struct ItemList: View {
  var items: [Item]

  var body: some View {
    let _ = Bodies.note("list")
    Element("ul") {
      ForEach(items) { item in ItemRow(item: item) }
    }
  }
}

/// A view of one host node, with a name.
@AutoEquatable
struct Leaf: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note(name)
    Element("b", ["id": name])
  }
}
