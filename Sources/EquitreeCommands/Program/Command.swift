/// What the user asked for on the command line.
enum Command: Equatable {
  case help(String)
  case version
  case diff(DiffOptions)

  /// Reads the arguments that follow the program's name.
  init(parsing arguments: [String]) throws(ToolError) {
    guard let first = arguments.first else {
      throw ToolError("there is nothing to do: start with `equitree diff OLD NEW`, or see `equitree --help`")
    }
    switch first {
    case "--help", "-h", "help": self = .help(Self.help)
    case "--version": self = .version
    case "diff":
      let rest = arguments.dropFirst()
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        self = .help(DiffOptions.help)
      } else {
        self = .diff(try DiffOptions(parsing: Array(rest)))
      }
    default:
      let what = first.hasPrefix("-") ? "option" : "command"
      throw ToolError("there is no \(what) \(first): there are `diff`, `--help` and `--version`")
    }
  }

  static let help = """
    Equitree: tells what differs between two trees.

    equitree diff OLD NEW [options]   tell what differs between two JSON documents
    equitree diff --help              tell what the options are
    equitree --help                   print this text
    equitree --version                print the version
    """
}
