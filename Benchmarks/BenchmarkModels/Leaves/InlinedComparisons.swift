/// Compares two arrays in place: counts, then storage, then the elements without copying them.
@inlinable @inline(__always)
public func haveEqualElements<Element: Equatable>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
  if lhs.count != rhs.count { return false }
  return lhs.withUnsafeBufferPointer { lhs in
    rhs.withUnsafeBufferPointer { rhs in
      if lhs.baseAddress == rhs.baseAddress { return true }
      for index in lhs.indices where lhs[index] != rhs[index] { return false }
      return true
    }
  }
}

/// Compares two actions, inlined into the caller.
@inlinable @inline(__always)
public func haveSameEffect(_ lhs: MessageAction, _ rhs: MessageAction) -> Bool {
  switch (lhs, rhs) {
  case (.none, .none): true
  case (.open(let lhs), .open(let rhs)): lhs == rhs
  case (.link(let lhs), .link(let rhs)): lhs == rhs
  default: false
  }
}
