/// The order of comparison among fields of the same priority.
public enum ComparisonOrder: Sendable, Hashable, CaseIterable {
  /// As the declaration lists them.
  case declared

  /// The cheaper ones first, by type: fixed-size values, then the counts of collections, strings, nested values, and
  /// the contents of collections last. Fields of the same kind keep the order of the declaration.
  case cheapFirst
}
