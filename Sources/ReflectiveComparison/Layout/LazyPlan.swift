import Synchronization

/// A reference to the plan of another type, which is compiled when it is first needed.
///
/// Types refer to themselves through boxes and arrays, and generic ones to an endless row of further types.
struct LazyPlan: ~Copyable {
  private let type: TypeMetadata
  private let address = Atomic<UInt>(0)

  init(_ type: TypeMetadata) { self.type = type }

  /// Makes a reference that lives as long as the process.
  static func make(_ type: TypeMetadata) -> UnsafePointer<LazyPlan> {
    let pointer = UnsafeMutablePointer<LazyPlan>.allocate(capacity: 1)
    pointer.initialize(to: LazyPlan(type))
    return UnsafePointer(pointer)
  }

  /// The plan of the type.
  var plan: UnsafePointer<LayoutPlan> {
    let known = address.load(ordering: .acquiring)
    if let plan = UnsafePointer<LayoutPlan>(bitPattern: known) { return plan }
    let plan = LayoutPlan.plan(for: type)
    address.store(UInt(bitPattern: plan), ordering: .releasing)
    return plan
  }

  /// The stride of the type, for walking through elements.
  var stride: Int { type.valueWitnesses.stride }
}
