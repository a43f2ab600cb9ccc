import Equitree

struct Item: Equatable, Identifiable {
  let id: String
  var title: String
}

/// A list with a button for each item.
struct Shopping: View {
  let items: [Item]
  let buy: (String) -> Void

  var body: some View {
    Element("ul") {
      ForEach(items) { item in
        Element("li") {
          Text(item.title)
          Element("button", ["title": "Buy \(item.title)"]) { Text("Buy") }.on("click") { buy(item.id) }
        }
      }
    }
  }
}

/// A field that starts from a text, which then is the user's.
struct Search: View {
  var body: some View {
    Element("input", ["type": "search"]).hostOwned("value", "milk")
  }
}
