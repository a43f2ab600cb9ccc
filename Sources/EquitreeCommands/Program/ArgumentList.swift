/// The arguments that are still to be read.
struct ArgumentList {
  enum Argument: Equatable {
    case option(String)
    case operand(InputName)
  }

  private var rest: ArraySlice<[UInt8]>
  /// The option that was read last.
  private var option = ""
  /// What follows the `=` of `--option=value`.
  private var attached: String?
  private var isPastOptions = false

  init(_ arguments: [[UInt8]]) {
    rest = arguments[...]
  }

  /// The next argument; `--` ends the options.
  mutating func next() throws(ToolError) -> Argument? {
    guard let bytes = rest.popFirst() else { return nil }
    let argument = ShownText.decoded(bytes)
    if argument == "--", !isPastOptions {
      isPastOptions = true
      return try next()
    }
    guard argument.hasPrefix("-"), argument != "-", !isPastOptions else { return .operand(InputName(bytes)) }
    if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
      attached = String(argument[argument.index(after: sign)...])
      option = String(argument[..<sign])
    } else {
      attached = nil
      option = argument
    }
    return .option(option)
  }

  /// The value of the option that was read last.
  mutating func value(_ wanted: String) throws(ToolError) -> String {
    if let attached { return attached }
    guard let value = rest.popFirst().map(ShownText.decoded), !value.hasPrefix("--") else {
      throw ToolError("\(option) needs \(wanted) after it; one that starts with -- is written \(option)=--…")
    }
    return value
  }

  func refuseValue() throws(ToolError) {
    if let attached { throw ToolError("\(option) takes no value: leave =\(attached) out") }
  }
}
