// Generated witnesses are nonisolated, while the fields of a type that belongs to a global actor may be read on that
// actor only, as far as the compiler can tell. The witnesses are handed two values of a struct or enum, of which nobody
// else has these copies, and read nothing else; so reading them needs no actor. It would for a class, where generated
// code follows the class's isolation instead.
//
// The casts change nothing but the isolation: a function of a Sendable value is itself `@Sendable` and stays so, and
// another is not and does not become so. The optimizer sees two equal types then and removes the cast; otherwise it
// would keep it, and with it two allocations a call.

/// A function that reads the fields of a value, without the isolation of the value's type.
///
/// - Parameters:
///   - function: A function that does nothing but compare, hash or read the values it is handed.
///   - owner: The value that the function is bound to.
///   - type: Its type without attributes.
///   - sendable: Its type as a `@Sendable` function.
/// - Returns: The same function.
@inlinable
@inline(always)
public func __ignoringIsolation<Owner, Isolated, Function, SendableFunction>(
  of function: Isolated, owner: Owner, as type: Function.Type, sendable: SendableFunction.Type
) -> Function {
  unsafeBitCast(function, to: type)
}

/// A function that reads the fields of a Sendable value, without the isolation of the value's type.
@inlinable
@inline(always)
public func __ignoringIsolation<Owner: Sendable, Isolated, Function, SendableFunction>(
  of function: Isolated, owner: Owner, as type: Function.Type, sendable: SendableFunction.Type
) -> SendableFunction {
  unsafeBitCast(function, to: sendable)
}

/// A function that reads the fields of a value, where the language mode does not infer that functions are `@Sendable`.
@inlinable
@inline(always)
public func __ignoringIsolation<Isolated, Function>(of function: Isolated, as type: Function.Type) -> Function {
  unsafeBitCast(function, to: type)
}
