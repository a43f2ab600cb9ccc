#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WinSDK)
  import ucrt
#endif

/// The standard error of the process.
enum StandardError {
  /// The number of diagnostics that are remembered and written.
  private static let limit = 1_000

  private static let written = LockedValue<Set<TreeDiagnostic>>([])

  /// Writes a diagnostic as one line, unless it was written before.
  @Sendable
  static func writeOnce(_ diagnostic: TreeDiagnostic) {
    let isNew = written.withLock { $0.count < limit && $0.insert(diagnostic).inserted }
    if isNew { write(line(for: diagnostic)) }
  }

  /// The line for a diagnostic, in which control characters are escaped: keys of users must not control a terminal.
  static func line(for diagnostic: TreeDiagnostic) -> String {
    var line = "Equitree: "
    for scalar in diagnostic.description.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\n"
  }

  private static func write(_ line: String) {
    var line = line
    line.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, rest.count > 0 {
        #if canImport(WinSDK)
          let count = Int(_write(2, start, UInt32(rest.count)))
        #elseif canImport(Darwin)
          let count = Darwin.write(2, start, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(2, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(2, start, rest.count)
        #elseif canImport(Bionic)
          let count = Bionic.write(2, start, rest.count)
        #else
          let count = rest.count
        #endif
        // If standard error cannot be written, there is no other place to report it.
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}
