import BenchmarkKit
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let program = BenchmarkProgram(
  suites: [equalitySuite()],
  records: { (old, new, key) throws(UsageError) in try recordsRun(old: old, new: new, key: key) },
  isTerminal: isatty(STDERR_FILENO) == 1,
  print: { FileHandle.standardOutput.write(Data($0.utf8)) },
  complain: { FileHandle.standardError.write(Data($0.utf8)) })
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
