import JSONDocuments
import ViewTrees

/// The views of a container's children: a list of scalars, and one of containers.
struct ChildLists {
  private var scalars: [ScalarView] = []
  private var containers: [ContainerView] = []

  init(of container: JSONNode, in context: Unmanaged<DocumentContext>) {
    context._withUnsafeGuaranteedRef { document in
      document.forEachChild(of: container) { child, key in append(child, key, context) }
    }
  }

  /// Creates the lists for a document's outermost value.
  init(ofRoot root: JSONNode, in context: Unmanaged<DocumentContext>) {
    append(root, ChildKey(.position, 0), context)
  }

  private mutating func append(_ node: JSONNode, _ key: ChildKey, _ context: Unmanaged<DocumentContext>) {
    if node.isContainer {
      containers.append(ContainerView(node, key, context))
    } else {
      scalars.append(ScalarView(node, key))
    }
  }

  typealias Body = TupleView2<List<ScalarView>, List<ContainerView>>
  typealias List<Child: View> = ForEach<Child, SiblingKey, Child>

  @ViewBuilder var body: Body {
    ForEach(scalars)
    ForEach(containers)
  }
}
