// How generated code names the modules that it calls.

#if compiler(>=6.3)
  /// The name of the module that generated code calls, even if something else has that name there.
  let runtime = "ComparisonSpecs::"
  /// The name of the standard library.
  let standard = "Swift::"
#else
  /// The name of the module that generated code calls.
  let runtime = "ComparisonSpecs."
  /// The name of the standard library.
  let standard = "Swift."
#endif
