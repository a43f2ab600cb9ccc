import Foundation

/// Runs a function on a new thread with a stack of the given size, and waits for it.
package func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = stackSize
  precondition(thread.stackSize == stackSize, "the stack size is refused: choose another one")
  thread.start()
  done.wait()
}
