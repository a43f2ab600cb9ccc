/// Closures cannot be compared.
@inlinable
public func __areEqual<each Argument, Result>(
  _ lhs: (@isolated(any) (repeat each Argument) throws -> Result)?,
  _ rhs: (@isolated(any) (repeat each Argument) throws -> Result)?, at _: __FieldPlaces? = nil
) -> __Misfit<__IsClosure> {
  __Misfit()
}

/// Asynchronous closures cannot be compared.
@inlinable
public func __areEqual<each Argument, Result>(
  _ lhs: (@isolated(any) (repeat each Argument) async throws -> Result)?,
  _ rhs: (@isolated(any) (repeat each Argument) async throws -> Result)?, at _: __FieldPlaces? = nil
) -> __Misfit<__IsClosure> {
  __Misfit()
}

/// Values of any other type that is not `Equatable` cannot be compared.
///
/// Taking optionals makes it rank below the overload for references.
@_disfavoredOverload
@inlinable
public func __areEqual<Value: ~Copyable>(
  _ lhs: borrowing Value?, _ rhs: borrowing Value?, at _: __FieldPlaces? = nil
) -> __Misfit<__IsNotEquatable> {
  __Misfit()
}

/// Takes values of a type that is called like one of the standard library and is not Equatable.
///
/// Generated code asks `this field` about the first field of each such name, which is an error there.
@_disfavoredOverload
@inlinable
public func __areKnownEqual<Value: ~Copyable>(_ lhs: borrowing Value, _ rhs: borrowing Value) -> Bool {
  preconditionFailure("A field is compared that cannot be; its check should have been an error")
}

/// Compares two values of a type that the macro knows to be Equatable by its name, unless the program has another type
/// of that name.
///
/// Its name is the beginning of the compiler's message about the other overload.
@_documentation(visibility: internal)
@inlinable
@inline(always)
public func `this field`<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs
}

/// Values of a type of the program's own that is called like one of the standard library, and is not Equatable.
@_documentation(visibility: internal)
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "the type of this field is not 'Equatable': mark the field '@AutoIgnored', or name the standard library's type 'Swift.…'"
)
@inlinable
public func `this field`<Value: ~Copyable>(_ lhs: borrowing Value, _ rhs: borrowing Value) -> Bool {
  preconditionFailure("A field is compared that cannot be; its check should have been an error")
}
