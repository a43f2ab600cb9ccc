/// A property with an object on which the view depends as a whole.
protocol ObjectObservingProperty: NodeBoundProperty {
  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)?
}

extension __TreeHandle {
  /// Counts as reading the objects that concern the view of a node as a whole, and lets them know the tree.
  func readObservedObjects(of node: __NodeReference) {
    guard let value = self[node].pointee.payload else { return }
    let inbox = storage.pointee.owner._withUnsafeGuaranteedRef(\.inbox)
    info(of: node)._withUnsafeGuaranteedRef { info in
      for (place, field) in info.observedObjects where place.isPresent(in: value) {
        field.object(in: value + place.offset)?.changes.read(for: inbox)
      }
    }
  }
}
