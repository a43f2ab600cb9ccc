/// A mistake in a view type that shows in all its values.
enum TypeRemark {
  case hidden(UnreachableProperty)
  case plainModel(Any.Type, property: String)

  /// The diagnostic for a view type.
  func diagnostic(of view: String) -> TreeDiagnostic {
    switch self {
    case .hidden(let field):
      .unconnected(wrapper: field.wrapper, property: field.property, container: field.container, view: view)
    case .plainModel(let type, let property):
      .plainModel(type: String(describing: type), property: property, view: view)
    }
  }
}

extension TreeDiagnostic {
  /// The mistakes that the type of a view tells: property wrappers that a tree does not find, and objects whose changes
  /// never show.
  ///
  /// In debug builds a tree reports them when it meets the type for the first time.
  ///
  /// ```swift
  /// #expect(TreeDiagnostic.remarks(on: TodoRow.self).isEmpty)
  /// ```
  ///
  /// - Parameter type: The type of a view.
  /// - Returns: The diagnostics, in the order of the properties.
  public static func remarks<V: View>(on type: V.Type) -> [TreeDiagnostic] {
    let info = type.__makeInfo()
    return info.remarks().map { $0.diagnostic(of: info.typeName) }
  }
}

extension TreeCore {
  /// Reports the mistakes in a view type that the tree meets for the first time.
  ///
  /// A plain model class is reported once, however many views hold it.
  func reportRemarks(on info: __ViewTypeInfo) {
    for remark in info.remarks() {
      if case .plainModel(let type, _) = remark, !plainModels.insert(ObjectIdentifier(type)).inserted { continue }
      report(remark.diagnostic(of: info.typeName))
    }
  }
}
