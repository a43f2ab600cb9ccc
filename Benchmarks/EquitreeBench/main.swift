import BenchmarkKit
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the result could not be written, where it could not: a closed pipe or a full disk is no reason to crash.
var lostOutput: (any Error)?

let program = BenchmarkProgram(
  suites: [
    equalitySuite(), differencesSuite(), listsSuite(), treesSuite(), observationSuite(), scalingSuite(),
    memorySuite(),
  ],
  records: { (old, new, key) throws(UsageError) in try recordsRun(old: old, new: new, key: key) },
  isTerminal: isatty(STDERR_FILENO) == 1,
  print: { text in
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { lostOutput = error }
  },
  complain: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
var status = program.run(Array(CommandLine.arguments.dropFirst()))
if let lostOutput {
  let message = "equitree-bench: the output cannot be written: \(lostOutput.localizedDescription)\n"
  try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  status = .badArguments
}
exit(status.rawValue)
