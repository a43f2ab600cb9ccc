/// Takes a value where the optimiser cannot see that nobody reads it, so that making it is not removed.
@inline(never) @_optimize(none)
package func blackHole<Value>(_ value: Value) {}

/// Returns its argument where the optimiser cannot see that it does, so that nothing is computed ahead from it.
@inline(never) @_optimize(none)
package func identity<Value>(_ value: Value) -> Value { value }

/// Leaves a variable as it is where the optimiser cannot see that it does, so that nothing known of it holds further.
@inline(never) @_optimize(none)
package func mayChange<Value>(_ variable: inout Value) {}
