import ReflectiveComparison

/// Whether replacing a value by another one changes nothing for its readers.
///
/// Observable objects are compared by identity, at any depth in the value: a reader of one object is not notified by
/// another that is equal to it.
func areEqualForReaders<Value>(_ old: Value, _ new: Value) -> Bool { LayoutComparer().areEqual(old, new) }
