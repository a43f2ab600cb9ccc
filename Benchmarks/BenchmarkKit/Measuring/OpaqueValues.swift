/// Uses a value in a way that the optimizer cannot see through, so that the code that makes it is not removed.
@inline(never) @_optimize(none)
package func blackHole<Value>(_ value: Value) {}

/// Returns its argument in a way that the optimizer cannot see through, so that nothing is precomputed from it.
@inline(never) @_optimize(none)
package func identity<Value>(_ value: Value) -> Value { value }

/// Leaves a variable as it is in a way that the optimizer cannot see through, so that it forgets what it knows of it.
@inline(never) @_optimize(none)
package func mayChange<Value>(_ variable: inout Value) {}
