/// Says what to do about a closure.
@available(*, unavailable, message: "a closure cannot be compared: mark this field '@AutoIgnored'")
public func __areEqual<each Argument, Result>(
  _ lhs: (@isolated(any) (repeat each Argument) throws -> Result)?,
  _ rhs: (@isolated(any) (repeat each Argument) throws -> Result)?
) -> Bool {
  preconditionFailure("unavailable")
}

/// Says what to do about an asynchronous closure.
@available(*, unavailable, message: "a closure cannot be compared: mark this field '@AutoIgnored'")
public func __areEqual<each Argument, Result>(
  _ lhs: (@isolated(any) (repeat each Argument) async throws -> Result)?,
  _ rhs: (@isolated(any) (repeat each Argument) async throws -> Result)?
) -> Bool {
  preconditionFailure("unavailable")
}

/// Says what to do about a value of any other type that is not `Equatable`.
@_disfavoredOverload
@available(
  *, unavailable,
  message: """
    the type of this field is not 'Equatable': mark the field '@AutoIgnored', name what to compare with \
    '@AutoRequiredChild', or give a comparison with '@AutoCompared(by:)'; if it is 'Equatable' only for some generic \
    arguments, name the constraint in '@AutoEquatable(where:)'
    """
)
public func __areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  preconditionFailure("unavailable")
}
