import ComparisonSpecs
import ReflectiveComparison

// The arrows show what is printed; .ci/examples compares them with the output.

// MARK: Annotated

let clock = ContinuousClock()
let seller = Seller(name: "Ada", rating: 4.5)
let mounted = ProductRow(id: 1, title: "Tea", seller: seller, loadedAt: clock.now, onBuy: {})
let next = ProductRow(
  id: 1, title: "Tea", seller: Seller(name: "Ada", rating: 4.6), loadedAt: clock.now, onBuy: { print("bought") })

print(mounted == next)
// → true

print(ProductRow.comparisonSpec)
// → compared: id (priority 0)
// → compared: title
// → compared: seller.name
// → ignored: loadedAt
// → excluded closure: onBuy

let before = Before.ProductRow(id: 1, title: "Tea", seller: seller, loadedAt: clock.now, onBuy: {})
print(before == before)
// → true

// MARK: By hand

let old = Order(id: 7, title: "Tea", customer: Customer(email: "ada@x.org", visits: 1), cachedAt: 0)
var new = old
new.title = "Coffee"
new.customer.email = "ada@y.org"
new.cachedAt = 12

print(old == new)
// → false
for difference in Order.differences(from: old, to: new) { print(difference) }
// → title: "Tea" → "Coffee"
// → customer.email: "ada@x.org" → "ada@y.org"
print(Order.comparisonSpec.summary)
// → compared: id (priority 0), title, customer.email · ignored: cachedAt
print(Order.comparisonSpec.uncoveredFields())
// → []

// MARK: Without a spec

let badge = Badge(text: "new", corner: (x: 1, y: 0))
print(LayoutComparer().areEqual(badge, Badge(text: "new", corner: (x: 1, y: 0))))
// → true
print(MirrorComparer().areEqual(badge, Badge(text: "new", corner: (x: 2, y: 0))))
// → false

// MARK: What an excluded closure means

func button(total: Int) -> AddButton { AddButton(title: "Add", sum: { total + 1 }) }
print(shown(button(total: 0), updatedTo: button(total: 5)).sum())
// → 1

let cart = Cart()
let first = AddButton(title: "Add", sum: { cart.total + 1 })
cart.total = 5
print(shown(first, updatedTo: AddButton(title: "Add", sum: { cart.total + 1 })).sum())
// → 6

func keyed(total: Int) -> KeyedAddButton { KeyedAddButton(title: "Add", revision: total, sum: { total + 1 }) }
print(shown(keyed(total: 0), updatedTo: keyed(total: 5)).sum())
// → 6

// MARK: Local and private types

print(countDistinct([("a", 1), ("a", 1), ("a", 2)]))
// → 2
var stack = Stack()
stack.push(3)
stack.push(3)
print(stack.topIsDoubled)
// → true
