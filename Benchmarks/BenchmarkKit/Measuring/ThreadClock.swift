#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of the calling thread, which other programs on the machine do not lengthen.
///
/// If the system has no such clock, this is the monotonic clock.
package enum ThreadClock {
  /// The name of this clock in a report.
  package static var name: String {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      "thread CPU time"
    #else
      "elapsed time"
    #endif
  }

  /// Returns the nanoseconds since a fixed moment in the past.
  package static func now() -> Double {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    #else
      let elapsed = start.duration(to: .now).components
      return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
    #endif
  }

  #if !(canImport(Darwin) || canImport(Glibc) || canImport(Musl))
    private static let start = ContinuousClock.now
  #endif
}
