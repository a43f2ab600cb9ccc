// How generated code names the modules that it calls.

#if compiler(>=6.3)
  /// What names the module that generated code calls, even if something else has that name there.
  let runtime = "ComparisonSpecs::"
  /// What names the standard library.
  let standard = "Swift::"
#else
  /// What names the module that generated code calls.
  let runtime = "ComparisonSpecs."
  /// What names the standard library.
  let standard = "Swift."
#endif
