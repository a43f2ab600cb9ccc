import JSONDocuments
import ViewTrees

/// A whole document as a view.
struct DocumentView: View {
  private let root: JSONNode
  private let context: Unmanaged<DocumentContext>

  init(_ context: DocumentContext) {
    root = context.document.root
    self.context = .passUnretained(context)
  }

  var body: some View {
    ChildLists(ofRoot: root, in: context).body
  }
}

extension DocumentView: Equatable {
  /// Two documents are unequal here, so that the tree goes on to compare their values.
  static func == (lhs: DocumentView, rhs: DocumentView) -> Bool { lhs.context.toOpaque() == rhs.context.toOpaque() }
}
