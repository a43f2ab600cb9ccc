/// The arguments that have yet to be read.
struct ArgumentList {
  enum Argument: Equatable {
    case option(String)
    case operand(InputName)
  }

  private var rest: ArraySlice<[UInt8]>
  /// The option that was read last.
  private var option = ""
  /// The value in `--option=value`.
  private var attached: String?
  private var isPastOptions = false

  init(_ arguments: [[UInt8]]) {
    rest = arguments[...]
  }

  /// Reads the next argument; all arguments behind `--` are operands.
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

  /// Reads the value of the option that was read last.
  ///
  /// - Parameter wanted: What the value should be, for a message.
  /// - Returns: The value.
  /// - Throws: An error if there is none.
  mutating func value(_ wanted: String) throws(ToolError) -> String {
    if let attached { return attached }
    guard let value = rest.popFirst().map(ShownText.decoded), !value.hasPrefix("--") else {
      throw ToolError("\(option) needs \(wanted) after it; one that starts with -- is written \(option)=--…")
    }
    return value
  }

  /// Throws an error if the option that was read last has a value.
  func refuseValue() throws(ToolError) {
    if let attached { throw ToolError("\(option) takes no value: leave =\(attached) out") }
  }
}
