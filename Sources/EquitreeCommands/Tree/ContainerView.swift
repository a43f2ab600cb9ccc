import ComparisonSpecs
import JSONDocuments
import ViewTrees

/// An array or object of a document, as a view that has only children.
///
/// Scalars and containers are in two lists, so that each value is one node. A member that turns from a scalar into a
/// container leaves one list and enters the other, under the same name.
struct ContainerView: HostView, Identifiable {
  /// The contents of a container.
  struct Content: Equatable {
    let node: JSONNode
    let context: Unmanaged<DocumentContext>

    static func == (lhs: Content, rhs: Content) -> Bool { lhs.node.isEqual(to: rhs.node) }
  }

  let content: Content
  let key: ChildKey

  init(_ node: JSONNode, _ key: ChildKey, _ context: Unmanaged<DocumentContext>) {
    content = Content(node: node, context: context)
    self.key = key
  }

  var id: SiblingKey { SiblingKey(of: content.node, key) }

  typealias Body = ChildLists.Body

  var body: Body { ChildLists(of: content.node, in: content.context).body }
}

extension ContainerView: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<ContainerView> {
    Children(\.content)
    Ignored(\.key)
  }
}
