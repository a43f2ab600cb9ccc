extension ComparisonRole {
  /// Whether `==` covers a field of this role.
  @inlinable
  public var isCompared: Bool {
    switch self {
    case .compared, .child, .children: true
    case .ignored, .excludedClosure, .excludedState: false
    }
  }

  /// The word before a field of this role in a spec's description.
  package var label: String {
    switch self {
    case .compared, .child: "compared"
    case .children: "children"
    case .ignored: "ignored"
    case .excludedClosure: "excluded closure"
    case .excludedState: "excluded state"
    }
  }
}
