/// The values that hold below one place of a tree: those that are set there, and all others from around it.
///
/// It knows the cells rather than the scope around it, so that a read takes the same time at any depth and no chain of
/// scopes is ever released as a whole.
@usableFromInline
final class EnvironmentScope {
  // Locked, since a view may be asked for its environment on any thread; only the tree replaces them.
  private let cells: LockedValue<[ObjectIdentifier: EnvironmentCell]>
  private var own: [ObjectIdentifier: EnvironmentCell]

  /// What has to be done again when a value from around changes of which one is made that is set here.
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

  /// The place of a key's value, or nil if none is set.
  func cell(_ key: ObjectIdentifier) -> EnvironmentCell? { cells.value[key] }

  /// Sets new values.
  ///
  /// - Returns: False where other keys are set than before: who looked for them and found none cannot be told.
  func set(_ written: [ObjectIdentifier: WrittenValue]) -> Bool {
    guard written.count == own.count, written.keys.allSatisfy({ own[$0] != nil }) else { return false }
    for (key, value) in written { own[key]?.set(value) }
    return true
  }

  /// Sets new values of whatever keys: who has looked for one has to look again, and so have the scopes below.
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

/// Where one value of an environment lies.
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

  /// The value, without counting.
  var untrackedContent: AnyEnvironmentContent { current.value }

  /// Sets a new value.
  ///
  /// The handlers in it stay those that were read before, and call the newer closures from then on.
  func set(_ written: WrittenValue) {
    // Before any code can read it.
    written.content.keepHandlers(of: current.value)
    let old = current.exchange(written.content)
    if !written.content.isSame(as: old) { signal.send() }
  }
}
