#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// A file that is open, by the system's number for it.
///
/// Names are bytes, and what goes wrong is told in the system's words: Foundation takes names for text, and tells a number.
package struct SystemFile: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  /// What went wrong with a file.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    let code: Int32

    static let notThere = Failure(code: ENOENT)
    static let notAllowed = Failure(code: EACCES)

    /// The system's words for it.
    package var description: String {
      if code == EBADF { return "it is closed" }
      let text = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }

  /// Standard input.
  package static var standardInput: SystemFile { SystemFile(number: 0, isOwned: false) }
  /// Standard output.
  package static var standardOutput: SystemFile { SystemFile(number: 1, isOwned: false) }
  /// Standard error.
  package static var standardError: SystemFile { SystemFile(number: 2, isOwned: false) }

  private init(number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// Opens a file for reading.
  ///
  /// - Parameter path: The bytes of its path.
  /// - Throws: What the system says where it cannot be opened.
  init(reading path: [UInt8]) throws(Failure) {
    // The path is followed by the zero byte that ends a text of C.
    let number = (path + [0]).withUnsafeBufferPointer { path in
      path.withMemoryRebound(to: CChar.self) { path in
        // A buffer that is not empty has an address.
        open(path.baseAddress.unsafelyUnwrapped, O_RDONLY)
      }
    }
    if number < 0 { throw Failure(code: errno) }
    self.init(number: number, isOwned: true)
  }

  deinit {
    if isOwned { _ = close(number) }
  }

  /// The size of a file, as far as is known.
  ///
  /// It is 0 for what is no file, such as a pipe, and nil for a folder.
  var size: Int? {
    var information = stat()
    guard fstat(number, &information) == 0 else { return 0 }
    if information.st_mode & S_IFMT == S_IFDIR { return nil }
    return information.st_mode & S_IFMT == S_IFREG ? Int(information.st_size) : 0
  }

  /// Reads bytes into memory.
  ///
  /// - Returns: How many; 0 at the end.
  func read(into memory: UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int {
    while true {
      // Not more than fits: the count is that of the buffer.
      let count = systemRead(number, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  /// Writes all of some bytes.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }
}

/// The C functions, under names that no member hides.
private func systemRead(_ number: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  Int(read(number, memory, .init(count)))
}

private func systemWrite(_ number: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  Int(write(number, memory, .init(count)))
}
