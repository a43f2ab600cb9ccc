import TestSupport

/// Runs a function on a new thread with a stack of 512 KB, and waits for it.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let result = Outside<Result?>(nil)
  onThread(stackSize: 512 << 10) { result.value = body() }
  return result.value
}
