/// A command that the user gave.
enum Command: Equatable {
  case help(String)
  case version
  case diff(DiffOptions)

  /// Reads the arguments that follow the program's name.
  init(parsing arguments: [[UInt8]]) throws(ToolError) {
    guard let first = arguments.first.map(ShownText.decoded) else {
      throw ToolError("no command is given: start with `equitree diff OLD NEW`, or see `equitree --help`")
    }
    switch first {
    case "--help", "-h", "help": self = .help(Self.help)
    case "--version": self = .version
    case "diff":
      let rest = arguments.dropFirst()
      let options = rest.prefix { $0 != Array("--".utf8) }.map(ShownText.decoded)
      if options.contains("--help") || options.contains("-h") {
        self = .help(DiffOptions.help)
      } else {
        self = .diff(try DiffOptions(parsing: Array(rest)))
      }
    default:
      let what = first.hasPrefix("-") ? "option" : "command"
      let question = Suggestion.question(first, ["diff", "--help", "--version", "help"])
      throw ToolError(
        "there is no \(what) \(first)\(question.isEmpty ? ":" : question) there are `diff`, `--help` and `--version`")
    }
  }

  static let help = """
    Equitree finds the differences between two trees.

    equitree diff OLD NEW [options]   print the differences between two JSON documents
    equitree diff --help              print the options
    equitree --help                   print this text
    equitree --version                print the version
    """
}
