/// The deferred work of a comparison through mirrors.
enum MirrorWork {
  /// Two values.
  case pair(MirrorPlan, Any, Any)
  /// Values in a row on each side.
  case row(MirrorRow)
}

/// Values in a row on each side, all of one type, which are put into an `Any` one by one.
struct MirrorRow {
  let plan: MirrorPlan
  var lhs: UnsafeRawPointer
  var rhs: UnsafeRawPointer
  /// The number of values left, at least one.
  var count: Int
  /// What keeps the values alive.
  let owners: [Any]

  /// Takes the first pair of the row.
  mutating func next() -> (lhs: Any, rhs: Any) {
    let pair = (BoxedValue.copy(lhs, type: plan.type), BoxedValue.copy(rhs, type: plan.type))
    let stride = TypeMetadata(plan.type).valueWitnesses.stride
    lhs += stride
    rhs += stride
    count -= 1
    return pair
  }
}
