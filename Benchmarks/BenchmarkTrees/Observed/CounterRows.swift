public import ComparisonSpecs
public import Observation
public import ViewTrees

/// Takes the bindings to the states of rows, so that a benchmark can change them.
public final class RowBindings {
  /// A binding to the state of each row that is mounted.
  public fileprivate(set) var counts: [Int: Binding<Int>] = [:]

  /// Starts without rows.
  public init() {}
}

/// Rows that have a state each.
@AutoEquatable
public struct CounterRows: View {
  var total: Int
  @AutoIgnored var bindings: RowBindings

  /// Makes a number of rows.
  public init(total: Int, bindings: RowBindings) {
    self.total = total
    self.bindings = bindings
  }

  /// A row for each number.
  public var body: some View {
    ForEach(0..<total, id: \.self) { CounterRow(id: $0, bindings: bindings) }
  }
}

/// A row that shows its state.
@AutoEquatable
public struct CounterRow: View {
  @State private var count = 0
  var id: Int
  @AutoIgnored var bindings: RowBindings

  /// A text.
  public var body: some View {
    Text(String(count)).onMount { bindings.counts[id] = $count }
  }
}

/// A counter for a row without a state.
@Observable
public final class Counter: Identifiable {
  /// The key.
  public let id: Int
  /// The model that the row shows.
  public var count = 0

  init(id: Int) { self.id = id }
}

/// Counters for a number of rows.
@Observable
public final class CounterModel {
  /// The counters.
  public var counters: [Counter]

  /// Makes counters that start from zero.
  public init(total: Int) { counters = (0..<total).map(Counter.init) }
}

/// The same rows, each with an observable object.
@AutoEquatable
public struct ModelCounterRows: View {
  var model: CounterModel

  /// Makes a row for each counter of a model.
  public init(model: CounterModel) { self.model = model }

  /// A row for each counter.
  public var body: some View { ForEach(model.counters) { ModelCounterRow(counter: $0) } }
}

/// A row that shows its counter.
@AutoEquatable
public struct ModelCounterRow: View {
  var counter: Counter

  /// A text.
  public var body: some View { Text(String(counter.count)) }
}
