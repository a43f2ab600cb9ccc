/// The command line tool: reads the arguments, runs the command and returns how it ended.
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

  /// Creates a tool that writes results to `print`, and notes and errors to `complain`.
  package init(print: @escaping ([UInt8]) throws -> Void, complain: @escaping (String) -> Void) {
    self.print = print
    self.complain = complain
  }

  /// Runs the command in the arguments that follow the program's name.
  package func run(_ arguments: [String]) -> ExitStatus { run(arguments.map { Array($0.utf8) }) }

  /// Runs the command in arguments that need not be UTF-8, since names of files need not.
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
    let result = input.compare()
    try write { output throws(ToolError) in
      switch options.form {
      case .text: try TextReport(result, input, limit: options.limit ?? TextReport.defaultLimit).write(to: &output)
      case .json: try JSONReport(result, input, limit: options.limit ?? .max).write(to: &output)
      case .none: break
      }
    }
    return result.changes.isEmpty ? .equal : .different
  }

  private func write(_ body: (inout Output) throws(ToolError) -> Void) throws(ToolError) {
    var output = Output(print)
    try body(&output)
    try output.flush()
  }
}
