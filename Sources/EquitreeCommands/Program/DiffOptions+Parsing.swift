extension DiffOptions {
  static let help = """
    Prints the differences between two JSON documents: what was added, removed, changed or moved, and where.

    equitree diff OLD NEW [options]

      OLD, NEW            the paths of the documents; - reads one of them from standard input

    Pairing the elements of arrays:
      --key FIELD         pair the objects of an array by this field; given several times, by the first that fits. If
                          none fits, and without this option, by the first of
                          \(KeyField.automatic.joined(separator: ", ")) that has a different value in
                          every object of the array, in both documents
      --by-position       pair the elements of every array by position

    Comparing:
      --ignore FIELD      leave out the members of that name, wherever they are; may be given several times
      --priority FIELD    list members of that name before the others of their object; may be given several times

    Printing:
      --decisions         print what the tree decided about each value it looked at, and why
      --json              print one JSON document; Docs/DiffTool.md describes its schema
      --limit N           print at most N differences, and as many decisions (without it \(TextReport.defaultLimit), with --json all)
      --all               print all differences
      --quiet             print nothing; the exit status is the result
      --help              print this text

    Exit status: 0 if the documents are equal, 1 if they differ, 2 on an error.
    """

  /// All options.
  static let options = [
    "--key", "--by-position", "--ignore", "--priority", "--decisions", "--json", "--limit", "--all", "--quiet",
    "--help",
  ]

  /// Reads the arguments that follow `diff`.
  init(parsing arguments: [[UInt8]]) throws(ToolError) {
    self.init()
    var paths: [InputName] = []
    var rest = ArgumentList(arguments)
    while let argument = try rest.next() {
      switch argument {
      case .operand(let path): paths.append(path)
      case .option("--key"): keys.append(try rest.value("the name of a field"))
      case .option("--ignore"): ignored.append(try rest.value("the name of a field"))
      case .option("--priority"): priorities.append(try rest.value("the name of a field"))
      case .option("--limit"): try setLimit(try number(try rest.value("a number")))
      case .option("--all"):
        try rest.refuseValue()
        try setLimit(.max)
      case .option("--json"):
        try rest.refuseValue()
        try setForm(.json)
      case .option("--quiet"):
        try rest.refuseValue()
        try setForm(.none)
      case .option("--decisions"):
        try rest.refuseValue()
        recordsDecisions = true
      case .option("--by-position"):
        try rest.refuseValue()
        pairsByPosition = true
      case .option(let name):
        let question = Suggestion.question(name, Self.options)
        throw ToolError(
          "there is no option \(name)\(question.isEmpty ? ":" : question) see `equitree diff --help` for those that there are"
        )
      }
    }
    try takePaths(paths)
    if pairsByPosition, !keys.isEmpty {
      throw ToolError("--by-position and --key exclude each other: leave one out")
    }
    if keys.count > KeyField.mostGiven {
      throw ToolError("--key is given more than \(KeyField.mostGiven) times: leave some out")
    }
  }

  private mutating func takePaths(_ paths: [InputName]) throws(ToolError) {
    guard paths.count >= 2 else {
      let missing = paths.isEmpty ? "two documents are missing" : "the second document is missing"
      throw ToolError("\(missing): equitree diff OLD NEW")
    }
    if paths.count > 2 {
      throw ToolError(
        "unexpected argument \(paths[2].shown): two documents are compared, \(paths[0].shown) and \(paths[1].shown)")
    }
    (old, new) = (paths[0], paths[1])
    if old.isStandardInput, new.isStandardInput {
      throw ToolError("only one document can come from standard input: name the other one")
    }
  }

  private func number(_ text: String) throws(ToolError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw ToolError("--limit takes a whole number from 0 on, not \(text)")
    }
    return number
  }

  private mutating func setLimit(_ limit: Int) throws(ToolError) {
    if self.limit != nil {
      throw ToolError("--limit and --all exclude each other, and each may be given once: leave one out")
    }
    self.limit = limit
  }

  private mutating func setForm(_ form: Form) throws(ToolError) {
    if self.form != .text, self.form != form { throw ToolError("--json and --quiet exclude each other: leave one out") }
    self.form = form
  }
}
