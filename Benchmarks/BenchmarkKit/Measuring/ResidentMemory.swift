#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of the process that is in use.
package enum ResidentMemory {
  /// Returns the bytes of memory that the process occupies now; nil if the system does not say.
  package static func now() -> Int? {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let status = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return status == KERN_SUCCESS ? Int(info.resident_size) : nil
    #elseif os(Linux)
      // The second number of the file counts resident pages.
      guard let file = fopen("/proc/self/statm", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return nil }
      let numbers = line.prefix { $0 != 0 }.split(separator: CChar(UInt8(ascii: " ")))
      guard numbers.count > 1 else { return nil }
      let pages = numbers[1].reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      return nil
    #endif
  }

  /// Returns freed memory to the system, if that is possible.
  ///
  /// Otherwise the next objects would reuse it, and the memory of the process would not grow.
  package static func giveBackFree() {
    #if canImport(Darwin)
      malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      _ = trimHeap(0)
    #endif
  }
}

#if canImport(Glibc)
  /// The C library's `malloc_trim`, which Glibc's module map leaves out.
  @_silgen_name("malloc_trim")
  private func trimHeap(_ kept: Int) -> Int32
#endif
