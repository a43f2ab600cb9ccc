import Synchronization

/// The plans for the dynamic types that turn up at one place, with the last one cached.
struct DynamicPlan: ~Copyable {
  private let last = Atomic<UInt>(0)

  private init() {}

  /// Makes a cache that lives as long as the process.
  static func make() -> UnsafePointer<DynamicPlan> {
    let pointer = UnsafeMutablePointer<DynamicPlan>.allocate(capacity: 1)
    pointer.initialize(to: DynamicPlan())
    return UnsafePointer(pointer)
  }

  /// The plan of a type.
  func plan(for type: TypeMetadata) -> UnsafePointer<LayoutPlan> {
    let known = UnsafePointer<LayoutPlan>(bitPattern: last.load(ordering: .acquiring))
    if let known, known.pointee.type == type { return known }
    let plan = LayoutPlan.plan(for: type)
    last.store(UInt(bitPattern: plan), ordering: .releasing)
    return plan
  }
}
