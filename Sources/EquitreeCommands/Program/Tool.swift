/// The command line tool: reads the arguments, does what they ask for and says how it ended.
package struct Tool {
  /// How the process ends.
  package enum ExitStatus: Int32 {
    case equal = 0
    case different = 1
    case trouble = 2
  }

  /// The version of the package.
  package static let version = "0.1.0"

  private let print: ([UInt8]) throws -> Void
  private let complain: (String) -> Void

  /// Creates a tool that writes to `print` and, what is not the result, to `complain`.
  package init(print: @escaping ([UInt8]) throws -> Void, complain: @escaping (String) -> Void) {
    self.print = print
    self.complain = complain
  }

  /// Does what `arguments` ask for; the program's own name is not among them.
  package func run(_ arguments: [String]) -> ExitStatus { run(arguments.map { Array($0.utf8) }) }

  /// Does what arguments ask for that need not be UTF-8, as names of files need not.
  package func run(_ arguments: [[UInt8]]) -> ExitStatus {
    do throws(ToolError) {
      switch try Command(parsing: arguments) {
      case .help(let text):
        try write { output throws(ToolError) in try output.write(text + "\n") }
        return .equal
      case .version:
        try write { output throws(ToolError) in try output.write("equitree \(Self.version)\n") }
        return .equal
      case .diff(let options):
        return try diff(options)
      }
    } catch {
      complain("equitree: \(ShownText.escaped(error.description))\n")
      return .trouble
    }
  }

  private func diff(_ options: DiffOptions) throws(ToolError) -> ExitStatus {
    let input = try DiffInput(options)
    for note in input.notes { complain("equitree: note: \(ShownText.escaped(note))\n") }
    let account = input.account()
    try write { output throws(ToolError) in
      switch options.form {
      case .text: try TextReport(account, input, limit: options.limit ?? TextReport.defaultLimit).write(to: &output)
      case .json: try JSONReport(account, input, limit: options.limit ?? .max).write(to: &output)
      case .none: break
      }
    }
    return account.changes.isEmpty ? .equal : .different
  }

  private func write(_ body: (inout Output) throws(ToolError) -> Void) throws(ToolError) {
    var output = Output(print)
    try body(&output)
    try output.flush()
  }
}
