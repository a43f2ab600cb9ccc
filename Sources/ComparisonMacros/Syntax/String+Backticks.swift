extension String {
  /// An identifier without the backticks that let it be a keyword or hold spaces.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
