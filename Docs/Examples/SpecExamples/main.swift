import ComparisonSpecs

// The arrows show what is printed; .ci/examples compares them with the output.

// MARK: Fields

let article = Article(
  id: 1, title: "Tea", height: 10, tags: ["a", "b"], published: 0, author: Author(name: "Ada", address: nil),
  cachedAt: 0)
var edited = article
edited.height = 10.4
edited.tags = ["b", "a"]
edited.published = 80_000
edited.cachedAt = 5
edited.onOpen = {}
print(article == edited)
// → true
print(Article.comparisonSpec)
// → compared: id (priority 0)
// → compared: title
// → compared: height (by tolerance(0.5))
// → compared: tags (by unordered)
// → compared: published (by custom)
// → compared: author.name
// → compared: author.address.city
// → ignored: cachedAt
// → excluded closure: onOpen

// MARK: Order

print(Message.comparisonSpec)
// → compared: isRead
// → compared: sender
// → compared: lines

// MARK: Enums

print(Page.loaded(id: 1, loadedAt: 0) == .loaded(id: 1, loadedAt: 9))
// → true
print(Page.failed("offline", retry: {}) == .failed("offline", retry: {}))
// → true
print(Page.empty == .failed("offline", retry: {}))
// → false
print(Page.comparisonSpec)
// → compared: case
// → compared: loaded.id
// → compared: failed.0
// → ignored: loaded.loadedAt
// → excluded closure: failed.retry

// MARK: Wrappers

print(Slider.comparisonSpec)
// → compared: title
// → compared: level (@Clamped)
// → excluded state: isDragging (@RememberedState)

// MARK: Children

let section = Section(heading: "A", rows: ["x"])
let longer = Section(heading: "A", rows: ["x", "y"])
print(section == longer)
// → false
print(Section.comparisonSpec.areEqualExceptChildren(section, longer))
// → true

// MARK: In a generic type

for difference in Paged.differences(from: Paged(number: 1, items: ["a"]), to: Paged(number: 2, items: ["a", "b"])) {
  print(difference)
}
// → number: 1 → 2
// → items[1]: added "b"

// MARK: A view that belongs to the main actor

print(isSame(Card(title: "A", content: 1, onTap: {}), Card(title: "A", content: 1, onTap: {})))
// → true
