import Foundation

/// Runs a function on a new thread with a stack of the given size, and waits for it.
func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    isDone.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  isDone.wait()
}
