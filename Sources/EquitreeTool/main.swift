import EquitreeCommands
import Foundation

let status = Tool(
  print: { bytes in try FileHandle.standardOutput.write(contentsOf: Data(bytes)) },
  complain: { text in try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
