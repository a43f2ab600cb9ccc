/// A property with an object on whose every property the view depends.
protocol ObjectObservingProperty: NodeBoundProperty {
  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)?
}

extension __TreeHandle {
  /// Records a read of the objects on which the view of a node depends as a whole, and tells them the tree.
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
