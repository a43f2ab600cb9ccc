#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a function on a new thread with a stack of the given size, and waits for it.
func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
  final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  precondition(pthread_attr_setstacksize(&attributes, stackSize) == 0, "the stack size is refused: choose another one")
  let job = Unmanaged.passRetained(Job(body)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(
      &thread, &attributes,
      {
        Unmanaged<Job>.fromOpaque($0).takeRetainedValue().body()
        return nil
      }, job)
    pthread_join(thread!, nil)
  #else
    var thread = pthread_t()
    pthread_create(
      &thread, &attributes,
      {
        Unmanaged<Job>.fromOpaque($0!).takeRetainedValue().body()
        return nil
      }, job)
    pthread_join(thread, nil)
  #endif
  pthread_attr_destroy(&attributes)
}
