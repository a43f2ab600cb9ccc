import EquitreeCommands
import Foundation

// The arguments in the system's bytes, since names of files need not be UTF-8. There always are some, and each ends
// with a zero byte.
let arguments = CommandLine.unsafeArgv
let status = Tool(
  print: { bytes in try SystemFile.standardOutput.write(bytes) },
  complain: { text in try? SystemFile.standardError.write(Array(text.utf8)) }
).run(
  (1..<max(1, Int(CommandLine.argc))).compactMap { number in
    arguments[number].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  })
exit(status.rawValue)
