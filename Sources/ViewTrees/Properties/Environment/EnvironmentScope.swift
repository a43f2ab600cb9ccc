/// The environment below one fragment: the values that are set there, and all others from around it.
///
/// It holds the cells of all values rather than the scope around it. So a read takes the same time at any depth, and no
/// chain of scopes is released as a whole.
@usableFromInline
final class EnvironmentScope {
  // Locked, because views may read their environment on any thread. Only the tree replaces the cells.
  private let cells: LockedValue<[ObjectIdentifier: EnvironmentCell]>
  private var own: [ObjectIdentifier: EnvironmentCell]

  /// The change that sets the values, to be repeated when a value changes from which one is derived.
  var change: EnvironmentChange

  init(around: EnvironmentScope?, setting written: [ObjectIdentifier: WrittenValue], by change: EnvironmentChange) {
    self.change = change
    own = written.mapValues { EnvironmentCell($0) }
    cells = LockedValue(Self.cells(around, own))
  }

  private static func cells(
    _ around: EnvironmentScope?, _ own: [ObjectIdentifier: EnvironmentCell]
  ) -> [ObjectIdentifier: EnvironmentCell] {
    guard let around else { return own }
    return around.cells.value.merging(own) { $1 }
  }

  /// The cell of a key's value, or nil if none is set.
  func cell(_ key: ObjectIdentifier) -> EnvironmentCell? { cells.value[key] }

  /// Sets new values.
  ///
  /// - Returns: False if other keys are set than before: who looked for them and found none cannot be told.
  func set(_ written: [ObjectIdentifier: WrittenValue]) -> Bool {
    guard written.count == own.count, written.keys.allSatisfy({ own[$0] != nil }) else { return false }
    for (key, value) in written { own[key]?.set(value) }
    return true
  }

  /// Sets values of other keys than before.
  ///
  /// Views below that looked for a key, and scopes below, have to look again.
  func set(otherKeys written: [ObjectIdentifier: WrittenValue], _ around: EnvironmentScope?) {
    var cells: [ObjectIdentifier: EnvironmentCell] = [:]
    for (key, value) in written {
      own[key]?.set(value)
      cells[key] = own[key] ?? EnvironmentCell(value)
    }
    own = cells
    _ = self.cells.exchange(Self.cells(around, own))
  }
}

/// The storage of one value of an environment, shared by all scopes in which it holds.
final class EnvironmentCell {
  private let current: LockedValue<AnyEnvironmentContent>
  private let signal: ChangeSignal

  init(_ written: WrittenValue) {
    current = LockedValue(written.content)
    signal = ChangeSignal(ChangeSource(String(describing: written.key), of: EnvironmentValues.self))
  }

  /// The value; the current tracking records the read.
  var content: AnyEnvironmentContent {
    signal.read()
    return current.value
  }

  /// The value; the read is not recorded.
  var untrackedContent: AnyEnvironmentContent { current.value }

  /// Sets a new value.
  ///
  /// Its handlers are replaced by those of the old value, which call the newer closures from then on.
  func set(_ written: WrittenValue) {
    // Before any code can read the new value.
    written.content.keepHandlers(of: current.value)
    let old = current.exchange(written.content)
    if !written.content.isSame(as: old) { signal.send() }
  }
}
