// Generated witnesses are nonisolated, while the fields of a type that belongs to a global actor may be read on that
// actor only, as far as the compiler can tell. The witnesses get two values of a struct or enum, copies that no other
// code has, and read nothing else; so reading them needs no actor. It would for a class, where generated code follows
// the class's isolation instead.
//
// Each function here takes a generated one that is bound to a value and returns it without isolation. The casts change
// nothing else: a function of a Sendable value is itself `@Sendable` and stays so, another is not and does not become
// so. The optimizer sees two equal types then and removes the cast; otherwise it would keep it, and with it two
// allocations a call. If the language mode does not infer that such functions are `@Sendable`, use the variants with
// the label `unsendable`.

/// A function that compares a value with another, without isolation.
@inlinable
@inline(always)
public func __comparing<Function, Owner>(_ function: Function, of owner: Owner) -> (Owner) -> Bool {
  unsafeBitCast(function, to: ((Owner) -> Bool).self)
}

/// A function that compares a Sendable value with another, without isolation.
@inlinable
@inline(always)
public func __comparing<Function, Owner: Sendable>(
  _ function: Function, of owner: Owner
) -> @Sendable (Owner) -> Bool {
  unsafeBitCast(function, to: (@Sendable (Owner) -> Bool).self)
}

/// A function that compares a value with another, without isolation.
@inlinable
@inline(always)
public func __comparing<Function, Owner>(unsendable function: Function, of owner: Owner) -> (Owner) -> Bool {
  unsafeBitCast(function, to: ((Owner) -> Bool).self)
}

/// A function that finds the first difference between two values in place.
public typealias __FirstDifference<Owner> = (UnsafePointer<Owner>, UnsafePointer<Owner>, Int) -> Int

/// A function that finds the first difference between two values in place, without isolation.
@inlinable
@inline(always)
public func __differing<Function, Owner>(
  _ function: Function, at owner: UnsafePointer<Owner>
) -> __FirstDifference<Owner> {
  unsafeBitCast(function, to: __FirstDifference<Owner>.self)
}

/// A function that finds the first difference between two Sendable values in place, without isolation.
@inlinable
@inline(always)
public func __differing<Function, Owner: Sendable>(
  _ function: Function, at owner: UnsafePointer<Owner>
) -> @Sendable (UnsafePointer<Owner>, UnsafePointer<Owner>, Int) -> Int {
  unsafeBitCast(function, to: (@Sendable (UnsafePointer<Owner>, UnsafePointer<Owner>, Int) -> Int).self)
}

/// A function that finds the first difference between two values in place, without isolation.
@inlinable
@inline(always)
public func __differing<Function, Owner>(
  unsendable function: Function, at owner: UnsafePointer<Owner>
) -> __FirstDifference<Owner> {
  unsafeBitCast(function, to: __FirstDifference<Owner>.self)
}

/// Whether no difference was found.
@inlinable
@inline(always)
public func __isNone(_ difference: Int) -> Bool {
  difference < 0
}

/// A function that reads an entry of a value, without isolation.
@inlinable
@inline(always)
public func __reading<Function, Owner>(
  _ function: Function, at owner: UnsafePointer<Owner>
) -> (Int, UnsafePointer<Owner>) -> Any {
  unsafeBitCast(function, to: ((Int, UnsafePointer<Owner>) -> Any).self)
}

/// A function that reads an entry of a Sendable value, without isolation.
@inlinable
@inline(always)
public func __reading<Function, Owner: Sendable>(
  _ function: Function, at owner: UnsafePointer<Owner>
) -> @Sendable (Int, UnsafePointer<Owner>) -> Any {
  unsafeBitCast(function, to: (@Sendable (Int, UnsafePointer<Owner>) -> Any).self)
}

/// A function that reads an entry of a value, without isolation.
@inlinable
@inline(always)
public func __reading<Function, Owner>(
  unsendable function: Function, at owner: UnsafePointer<Owner>
) -> (Int, UnsafePointer<Owner>) -> Any {
  unsafeBitCast(function, to: ((Int, UnsafePointer<Owner>) -> Any).self)
}

/// A function that hashes a value, without isolation.
@inlinable
@inline(always)
public func __hashing<Function, Owner>(
  _ function: Function, at owner: UnsafePointer<Owner>
) -> (UnsafePointer<Owner>, inout Hasher) -> Void {
  unsafeBitCast(function, to: ((UnsafePointer<Owner>, inout Hasher) -> Void).self)
}

/// A function that hashes a Sendable value, without isolation.
@inlinable
@inline(always)
public func __hashing<Function, Owner: Sendable>(
  _ function: Function, at owner: UnsafePointer<Owner>
) -> @Sendable (UnsafePointer<Owner>, inout Hasher) -> Void {
  unsafeBitCast(function, to: (@Sendable (UnsafePointer<Owner>, inout Hasher) -> Void).self)
}

/// A function that hashes a value, without isolation.
@inlinable
@inline(always)
public func __hashing<Function, Owner>(
  unsendable function: Function, at owner: UnsafePointer<Owner>
) -> (UnsafePointer<Owner>, inout Hasher) -> Void {
  unsafeBitCast(function, to: ((UnsafePointer<Owner>, inout Hasher) -> Void).self)
}
