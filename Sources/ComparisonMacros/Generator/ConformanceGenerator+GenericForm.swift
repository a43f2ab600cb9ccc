extension ConformanceGenerator {
  /// Whether the witnesses are generic functions that name the type in no signature.
  ///
  /// The library's `__GeneratedEquatable` makes those of `AutoEquatable` from them. That serves two kinds of types:
  ///
  /// - those that may be less visible than can be seen, for which a signature that names them would be an error at one
  ///   level or another;
  /// - those with deprecated fields. Code that reads such a field must itself be deprecated to cause no warning, and so
  ///   must its callers. A requirement is called without one, whatever its witness is; and a user never names these.
  var usesGenericForm: Bool {
    placement == .extension && (type.access.isUncertain || comparison.readsDeprecatedFields)
  }

  /// The prefix of each member that reads a deprecated field.
  var deprecation: String {
    placement == .extension && comparison.readsDeprecatedFields ? "@available(*, deprecated)\n" : ""
  }

  /// The witnesses of `__GeneratedEquatable`.
  var genericForm: [[String]] {
    let (statements, expression) = specExpression
    let asksValues = type.declaresEquality || type.kind == .finalClass
    return (asksValues ? [valueComparison] : []) + (type.declaresEquality ? writtenWitness : []) + [
      genericFunction(
        "__anyAreEqual", of: ["lhs", "rhs"], "", "\(standard)Bool", wholeComparison),
      genericFunction(
        "__anyDifference", of: ["lhs", "rhs"], ", _ start: \(standard)Int", "\(standard)Int",
        ["return unsafe \(self_).__difference(lhs, rhs, start)"]),
      function(
        genericHead("__anySpec", "_: __Value.Type", "\(runtime)ComparisonSpec<__Value>"),
        statements + ["let spec = unsafe \(expression[0])"] + expression.dropFirst()
          + ["return \(runtime)__respecified(spec, for: __Value.self)"]),
    ]
  }

  /// The witnesses of a type without values.
  var genericUninhabitedMembers: [[String]] {
    let pointer = "\(standard)UnsafePointer<__Value>"
    let spec = "\(runtime)ComparisonSpec<__Value>"
    return [
      function(genericHead("__anyAreEqual", "_: \(pointer), _: \(pointer)", "\(standard)Bool"), ["true"]),
      function(
        genericHead("__anyDifference", "_: \(pointer), _: \(pointer), _: \(standard)Int", "\(standard)Int"),
        ["\(DifferenceStart.none)"]),
      function(
        genericHead("__anySpec", "_: __Value.Type", spec),
        ["unsafe \(spec)\(Self.emptySpecArguments)"]),
    ]
  }

  /// The witness that hashes.
  func genericHash(_ body: [String]) -> [String] {
    genericFunction("__anyHash", of: ["value"], ", _ hasher: inout \(standard)Hasher", "\(standard)Void", body)
  }

  /// A function of pointers to values, which are those of the type.
  private func genericFunction(
    _ name: String, of values: [String], _ parameters: String, _ result: String, _ body: [String]
  ) -> [String] {
    let pointers = values.map { "_ \($0): \(standard)UnsafePointer<__Value>" }.joined(separator: ", ")
    let rebinding = values.map { "let \($0) = unsafe \(runtime)__rebound(\($0), to: \(self_).self)" }
    let result = body.count == 1 && !body[0].hasPrefix("return ") ? (result, ["return \(body[0])"]) : (result, body)
    return function(genericHead(name, pointers + parameters, result.0), rebinding + result.1)
  }

  private func genericHead(_ name: String, _ parameters: String, _ result: String) -> String {
    "\(type.access.modifier)\(witness)static func \(name)<__Value>(\(parameters)) -> \(result)"
  }
}
