import TestSupport

/// Changes models at random, on any thread.
struct RandomMutator {
  private var generator: SeededGenerator
  private let items: [SharedItem]

  init(seed: UInt64, _ items: [SharedItem]) {
    generator = SeededGenerator(seed: seed)
    self.items = items
  }

  mutating func change() {
    var item = generator.pick(items)
    if generator.below(2) == 0, let child = item.children.randomElement(using: &generator) { item = child }
    switch generator.below(6) {
    case 0, 1: item.number = generator.below(100)
    case 2, 3: item.isOn.toggle()
    case 4: item.values = (0..<generator.below(4)).map { $0 }.shuffled(using: &generator)
    default: item.children = (0..<generator.below(4)).map { SharedItem($0) }.shuffled(using: &generator)
    }
  }
}
