import Dispatch
import Foundation

/// Runs something on a thread of its own with a stack of 512 KB, and waits for it.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let result = Outside<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.value = body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return result.value
}
