import ReflectiveComparison

/// Whether replacing a value by another one changes anything for whoever read it.
///
/// Observable objects are told apart by identity, wherever in the value they are: whoever read a property of one hears
/// nothing from another that is equal to it.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool { LayoutComparer().areEqual(old, new) }
