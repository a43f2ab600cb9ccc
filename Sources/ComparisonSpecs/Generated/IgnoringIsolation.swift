/// A function that reads the fields of values, without the isolation of the type it belongs to.
///
/// Generated witnesses are nonisolated, while the fields of a type that belongs to a global actor may be read on that
/// actor only, as far as the compiler can tell. The witnesses are handed two values of a struct or enum, of which
/// nobody else has these copies, and read nothing else; so reading them needs no actor. It would for a class, where
/// generated code follows the class's isolation instead.
///
/// - Parameters:
///   - function: A function that does nothing but compare or hash the values it is handed.
///   - type: Its type without isolation.
/// - Returns: The same function.
@inlinable
@inline(always)
public func __ignoringIsolation<Isolated, Function>(of function: Isolated, as type: Function.Type) -> Function {
  unsafeBitCast(function, to: type)
}
