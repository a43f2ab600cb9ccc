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

/// An open file, by its descriptor.
///
/// Names are bytes, and errors have the system's descriptions. Foundation would treat names as text and report error
/// numbers.
package struct SystemFile: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  /// An error of the system.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    let code: Int32

    static let notThere = Failure(code: ENOENT)
    static let notAllowed = Failure(code: EACCES)

    /// The system's description of the error.
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
  /// - Throws: The system's error if the file cannot be opened.
  init(reading path: [UInt8]) throws(Failure) {
    // A zero byte ends a C string.
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

  /// The size of the file: 0 if it is not a regular file, such as a pipe, and nil if it is a folder.
  var size: Int? {
    var information = stat()
    guard fstat(number, &information) == 0 else { return 0 }
    if information.st_mode & S_IFMT == S_IFDIR { return nil }
    return information.st_mode & S_IFMT == S_IFREG ? Int(information.st_size) : 0
  }

  /// Reads bytes into memory.
  ///
  /// - Returns: The number of bytes read; 0 at the end of the file.
  func read(into memory: UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int {
    while true {
      // The count is that of the buffer, so no more bytes are read than fit.
      let count = systemRead(number, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  /// Writes all bytes, in as many calls as the system needs.
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
