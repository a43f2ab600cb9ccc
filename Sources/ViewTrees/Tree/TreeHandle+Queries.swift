extension __TreeHandle {
  /// The host view of a host node.
  func hostView(of node: __NodeReference) -> any HostView {
    guard let payload = self[node].pointee.payload, let view = viewType(of: node).__hostView(in: payload) else {
      preconditionFailure("Only host nodes have a host view")
    }
    return view
  }

  /// The types of the views around a node, the outermost first.
  func pathDescription(of node: __NodeReference) -> String {
    var names: [String] = []
    var node = node
    while node.exists, names.count < 5 {
      if !self[node].pointee.flags.contains(.structural) { names.append(description(of: node)) }
      node = self[node].pointee.parent
    }
    return names.reversed().joined(separator: " › ")
  }

  /// The name of a node for readers: the host name of a host view, the type of any other view.
  func description(of node: __NodeReference) -> String {
    // A host view may need the missing object for its name.
    let payload = !self[node].pointee.flags.contains(.missingEnvironment) ? self[node].pointee.payload : nil
    return info(of: node)._withUnsafeGuaranteedRef { $0.name(payload) }
  }

  /// Unmounts everything, including the fragment at the top, without patches.
  func unmountAll() {
    storage.pointee.recordsDecisions = false
    // Nothing is evaluated from here on.
    storage.pointee.isRefreshingHooks = true
    unmount(__NodeReference(0), recording: false)
  }
}
