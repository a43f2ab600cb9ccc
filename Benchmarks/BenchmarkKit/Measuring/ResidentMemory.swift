#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of the process that is in use.
package enum ResidentMemory {
  /// Bytes of memory that the process occupies now, nil where the system does not tell.
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
}
