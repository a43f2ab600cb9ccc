import Foundation
import TestSupport
import Testing

@Suite("A value that threads share")
struct LockedValueTests {
  /// Four threads that change an array under the lock of `LockedValue`, or without a lock.
  private static func program(isLocked: Bool) -> String {
    """
    import Foundation
    final class Bare: @unchecked Sendable { var value: [Int] = [] }
    let locked = LockedValue<[Int]>([])
    let bare = Bare()
    let done = DispatchSemaphore(value: 0)
    for number in 0..<4 {
      Thread {
        for _ in 0..<500 {
          \(isLocked ? "locked.withLock { $0.append(number) }" : "bare.value.append(number)")
        }
        done.signal()
      }.start()
    }
    for _ in 0..<4 { done.wait() }
    print(locked.withLock { $0.count })
    """
  }

  private static func run(_ program: String) throws -> ProgramRun {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try ProgramRun(
      files: [root.appendingPathComponent("Sources/ViewTrees/State/LockedValue.swift").path], main: program,
      flags: ["-sanitize=thread", "-g"])
  }

  /// Whether programs can be built and run with the thread sanitizer here, and whether it finds a race.
  private static let hasSanitizer =
    (try? run(program(isLocked: false)))?.output.contains("ThreadSanitizer: data race") == true

  @Test(
    "found-case 64: the thread sanitizer reports nothing if threads share one, without a define",
    .enabled(if: hasSanitizer, "needs 'swiftc' in PATH and the thread sanitizer"))
  func sanitized() throws {
    let run = try Self.run(Self.program(isLocked: true))
    #expect(run.output == "2000\n")
    #expect(run.status == 0)
  }
}
