/// Two errors, each taken out of its box.
final class ErrorPair {
  /// The two values, as `Any`.
  let values: UnsafeRawPointer
  private let memory: UnsafeMutablePointer<Any>

  init(_ lhs: any Error, _ rhs: any Error) {
    memory = .allocate(capacity: 2)
    memory.initialize(to: lhs)
    (memory + 1).initialize(to: rhs)
    values = UnsafeRawPointer(memory)
  }

  deinit {
    memory.deinitialize(count: 2)
    memory.deallocate()
  }
}
