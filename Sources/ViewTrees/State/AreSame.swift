import Observation
import ReflectiveComparison

/// Whether replacing a value by another one changes anything for whoever read it.
///
/// Observable objects are told apart by identity, in optionals, arrays and dictionaries as well: whoever read a property
/// of one hears nothing from another that is equal to it. Everything else is compared as `LayoutComparer` does.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
  if let type = Value.self as? any ValueOfParts.Type { return type.haveSameParts(old, new) }
  if Value.self is any Observable.Type { return old as AnyObject === new as AnyObject }
  return LayoutComparer().areEqual(old, new)
}

/// A value of other values that may be observable objects.
private protocol ValueOfParts {
  static func haveSameParts(_ old: Any, _ new: Any) -> Bool
}

extension Optional: ValueOfParts {
  fileprivate static func haveSameParts(_ old: Any, _ new: Any) -> Bool {
    guard let old = old as? Self, let new = new as? Self else { return false }
    return switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): areSame(old, new)
    default: false
    }
  }
}

extension Array: ValueOfParts {
  fileprivate static func haveSameParts(_ old: Any, _ new: Any) -> Bool {
    guard let old = old as? Self, let new = new as? Self else { return false }
    guard ObservedTypes.mayObserve(Element.self) else { return LayoutComparer().areEqual(old, new) }
    return old.count == new.count && zip(old, new).allSatisfy { areSame($0, $1) }
  }
}

extension Dictionary: ValueOfParts {
  fileprivate static func haveSameParts(_ old: Any, _ new: Any) -> Bool {
    guard let old = old as? Self, let new = new as? Self else { return false }
    guard ObservedTypes.mayObserve(Value.self) else { return LayoutComparer().areEqual(old, new) }
    return old.count == new.count
      && old.allSatisfy { key, value in new[key].map { areSame(value, $0) } ?? false }
  }
}
