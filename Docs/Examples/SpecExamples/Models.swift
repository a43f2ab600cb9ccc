import ComparisonSpecs

// MARK: Fields

@AutoEquatable
struct Article {
  @AutoPriority(0) let id: Int
  let title: String
  @AutoCompared(by: .tolerance(0.5)) var height: Double
  @AutoCompared(by: .unordered) var tags: [String]
  @AutoCompared(by: isSameDay) var published: Int
  @AutoRequiredChild(\Author.name, \Author.address?.city) let author: Author?
  @AutoIgnored var cachedAt: Double
  var onOpen: (() -> Void)?
}

func isSameDay(_ lhs: Int, _ rhs: Int) -> Bool { lhs / 86_400 == rhs / 86_400 }

struct Author {
  var name: String
  var address: Address?
}

struct Address {
  var city: String
}

// MARK: Order

@AutoEquatable(order: .cheapFirst)
struct Message {
  var lines: [String]
  var sender: String
  var isRead: Bool
}

// MARK: Enums

@AutoEquatable
enum Page {
  case empty
  @AutoIgnored("loadedAt") case loaded(id: Int, loadedAt: Double)
  case failed(String, retry: () -> Void)
}

// MARK: Wrappers

/// A wrapper of a user's framework that holds state which does not belong to the value.
@propertyWrapper
struct Remembered<Value> {
  var wrappedValue: Value
}

extension Remembered: FrameworkState {}

/// A wrapper of a user's own: what it wraps is part of the value.
@propertyWrapper
struct Clamped {
  private var value: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
}

@AutoEquatable
struct Slider {
  var title: String
  @Clamped var level: Int
  @RememberedState var isDragging = false
}

typealias RememberedState = Remembered

// MARK: Children

@AutoEquatable
struct Section: Hashable {
  var heading: String
  @AutoChildren var rows: [String]
}

// MARK: By hand, in a generic type

struct Paged<Item> {
  var number: Int
  var items: [Item]
}

extension Paged: Equatable where Item: Equatable {}

extension Paged: AutoEquatable where Item: Equatable {
  static var comparisonSpec: ComparisonSpec<Paged<Item>> {
    .cached {
      Compared(\.number)
      Compared(\.items)
    }
  }
}

// MARK: A view that belongs to the main actor

@MainActor
protocol Screen {
  associatedtype Body
  var body: Body { get }
}

@AutoEquatable
struct Card<Content: Equatable>: Screen {
  let title: String
  let content: Content
  let onTap: () -> Void

  var body: String { title }
}

/// Compares on any thread, although `Card` belongs to the main actor.
nonisolated func isSame(_ lhs: Card<Int>, _ rhs: Card<Int>) -> Bool { lhs == rhs }

class Track: Equatable {
  var title = ""
  var plays = 0

  private static let spec = ComparisonSpec<Track> {
    Compared(\.title).named("title")
    Ignored(\.plays).named("plays")
  }

  static func == (lhs: Track, rhs: Track) -> Bool { type(of: lhs) == type(of: rhs) && spec.areEqual(lhs, rhs) }
}

@MainActor
struct Toolbar {
  let title: String
  let onTap: @MainActor () -> Void
}

extension Toolbar: AutoEquatable {
  nonisolated static let comparisonSpec = ComparisonSpec<Toolbar> {
    Compared(\.title)
    Excluded(\.onTap)
  }
}
