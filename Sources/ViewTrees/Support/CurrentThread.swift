#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// The current thread.
enum CurrentThread {
  /// A number that no other running thread has.
  static var id: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      UInt(pthread_self())
    #elseif canImport(WinSDK)
      UInt(GetCurrentThreadId())
    #else
      0
    #endif
  }
}
