import ComparisonSpecs
import JSONDocuments
import ViewTrees

/// A string, number, boolean or null of a document as a view.
struct ScalarView: HostView, Identifiable {
  /// A value that is compared by its meaning, not by its spelling.
  struct Value: Equatable {
    let node: JSONNode

    static func == (lhs: Value, rhs: Value) -> Bool { lhs.node.isEqualExceptChildren(to: rhs.node) }
  }

  let value: Value
  let key: ChildKey

  init(_ node: JSONNode, _ key: ChildKey) {
    value = Value(node: node)
    self.key = key
  }

  var id: SiblingKey { SiblingKey(of: value.node, key) }
}

extension ScalarView: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<ScalarView> {
    Compared(\.value)
    Ignored(\.key)
  }
}
