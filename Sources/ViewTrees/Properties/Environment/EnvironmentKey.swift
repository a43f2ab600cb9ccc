/// A key for an environment value, with its default value.
///
/// ```swift
/// enum ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.light
/// }
///
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if none is set.
  static var defaultValue: Value { get }
}
