// Child nodes of a type that only the arguments of a generic container decide. The container is Equatable whatever they
// are: a tree differ leaves the children out of the container's own comparison, and few of the types that hold several
// views are Equatable.

/// Compares two child nodes by `==`.
@inlinable
@inline(always)
public func __areNodesEqual<Node: Equatable>(_ lhs: Node, _ rhs: Node) -> Bool { lhs == rhs }

/// Compares two child nodes of a type that need not be Equatable: by `==` if there is one, else by their bits.
///
/// Values of the same bits are the same, whatever they hold. Others may be the same too; nothing tells, and calling
/// them different is safe.
@_disfavoredOverload
public func __areNodesEqual<Node>(_ lhs: Node, _ rhs: Node) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, to: rhs) }
  return withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}

/// Whether a value equals another of the same type, as far as its type has a `==`.
private func isEqual<Value: Equatable>(_ lhs: Value, to rhs: Any) -> Bool {
  (rhs as? Value).map { lhs == $0 } ?? false
}

/// Hashes a child node.
@inlinable
@inline(always)
public func __hashNode<Node: Hashable>(_ node: Node, into hasher: inout Hasher) { hasher.combine(node) }

/// Hashes a child node of a type that need not be Hashable: by its hash if it has one, otherwise not at all.
@_disfavoredOverload
public func __hashNode<Node>(_ node: Node, into hasher: inout Hasher) {
  if let node = node as? any Hashable { node.hash(into: &hasher) }
}
