extension Options {
  package static let help = """
    Usage: equitree-bench [options]
           equitree-bench --records OLD NEW [--key FIELD] [options]

    Measures how values are compared, prints a table and the bars, and checks that all competitors agree.

      --suite NAME        run this suite only; may be given several times
      --filter TEXT       run the cases whose suite/case name contains TEXT, whatever the case of letters
      --quick             fewer and shorter rounds, for a first look
      --list              print the names of the cases and stop
      --records OLD NEW   compare the records of two JSON files, each an array or an object with an array in it
      --key FIELD         the field that identifies records; without it code, id, key or name, if it is unique
      --json FILE         write the figures as JSON
      --markdown FILE     write the report as Markdown
      --html FILE         write the report as an HTML page with charts
      --baseline FILE     compare with the JSON of an earlier run
      --fail-above 10%    end with status 3 if a result is slower than in the baseline by more than that, and by more than
                          chance explains: the spreads of the two runs have nothing in common
      --help              print this text and stop

    Exit status: 0 when all competitors agreed, whatever the bars say; 1 when answers differ; 2 for bad arguments or
    files; 3 when something is slower than --fail-above allows.
    """

  /// Reads the arguments that follow the program's name.
  package init(parsing arguments: [String]) throws(UsageError) {
    self.init()
    var rest = ArgumentList(arguments)
    while let option = try rest.nextOption() {
      switch option {
      case "--suite": suites.append(try rest.value(of: option, "the name of a suite"))
      case "--filter": try rest.set(&filter, option, "a text")
      case "--json": try rest.set(&json, option, "the path of a file")
      case "--markdown": try rest.set(&markdown, option, "the path of a file")
      case "--html": try rest.set(&html, option, "the path of a file")
      case "--baseline": try rest.set(&baseline, option, "the path of a file")
      case "--fail-above":
        var text: String?
        try rest.set(&text, option, "a part such as 10%")
        if failAbove != nil { throw UsageError("\(option) is given twice: leave one out") }
        failAbove = try Self.part(text ?? "")
      case "--key": try rest.set(&key, option, "the name of a field")
      case "--quick":
        try rest.refuseValue(of: option)
        isQuick = true
      case "--list", "--help", "-h":
        try rest.refuseValue(of: option)
        try setMode(option == "--list" ? .list : .help)
      case "--records":
        let old = try rest.value(of: option, "the paths of two files")
        try setMode(.records(old: old, new: try rest.value(of: option, "the paths of two files")))
      default: throw UsageError("unknown option \(option): see --help for those that there are")
      }
    }
    try check()
  }

  private mutating func setMode(_ other: Mode) throws(UsageError) {
    if mode == .help || other == .help {
      mode = .help
    } else if mode == .measure {
      mode = other
    } else {
      throw UsageError("--list and --records exclude each other, and each may be given once: leave one out")
    }
  }

  /// Reads `10%` or `10`, which both mean a tenth.
  private static func part(_ text: String) throws(UsageError) -> Double {
    let digits = text.last == "%" ? text.dropLast() : text[...]
    guard let number = Double(digits), number >= 0, number.isFinite else {
      throw UsageError("--fail-above takes a part such as 10%, not \(text)")
    }
    return number / 100
  }

  private func check() throws(UsageError) {
    if mode == .help { return }
    if failAbove != nil, baseline == nil {
      throw UsageError("--fail-above goes with --baseline: name the JSON of an earlier run")
    }
    var inputs = baseline.map { [$0] } ?? []
    var isRecords = false
    if case .records(let old, let new) = mode {
      isRecords = true
      inputs += [old, new]
    }
    if isRecords, !suites.isEmpty || filter != nil {
      throw UsageError("--records measures no suites: leave --suite and --filter out")
    }
    if !isRecords, key != nil { throw UsageError("--key goes with --records: name two files, or leave --key out") }
    let outputs = [json, markdown, html].compactMap { $0 }.map(OutputFile.place)
    if Set(outputs).count < outputs.count {
      throw UsageError("two reports cannot be written to one file: give each of them its own path")
    }
    if let input = inputs.first(where: { outputs.contains(OutputFile.place($0)) }) {
      throw UsageError("\(input) is read by this run: give the report another path")
    }
  }
}

/// The arguments that are still to be read.
private struct ArgumentList {
  private var rest: ArraySlice<String>
  /// The value in `--option=value`.
  private var attached: String?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func nextOption() throws(UsageError) -> String? {
    if let attached { throw UsageError("nothing can be done with =\(attached): see --help") }
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-") else {
      throw UsageError("unexpected argument \(argument): every argument follows an option, see --help")
    }
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return argument }
    attached = String(argument[argument.index(after: sign)...])
    return String(argument[..<sign])
  }

  mutating func value(of option: String, _ wanted: String) throws(UsageError) -> String {
    let value = attached ?? rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    if attached == nil, value != nil { rest.removeFirst() }
    attached = nil
    guard let value, !value.isEmpty else { throw UsageError("\(option) needs \(wanted) after it") }
    return value
  }

  mutating func set(_ field: inout String?, _ option: String, _ wanted: String) throws(UsageError) {
    if field != nil { throw UsageError("\(option) is given twice: leave one out") }
    field = try value(of: option, wanted)
  }

  func refuseValue(of option: String) throws(UsageError) {
    if let attached { throw UsageError("\(option) takes no value: leave =\(attached) out") }
  }
}
