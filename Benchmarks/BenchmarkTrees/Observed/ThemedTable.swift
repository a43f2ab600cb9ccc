public import ComparisonSpecs
public import ViewTrees

/// The environment of the rows.
public enum ThemeKey: EnvironmentKey {
  /// The theme if none is set.
  public static let defaultValue = "no theme"
}

extension EnvironmentValues {
  /// The theme of the rows.
  public var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Rows below an environment, of which some read it.
@AutoEquatable
public struct ThemedTable: View {
  var theme: String
  var total: Int
  var reading: Int

  /// Makes `total` rows, of which the first `reading` read the theme.
  public init(theme: String, total: Int, reading: Int) {
    self.theme = theme
    self.total = total
    self.reading = reading
  }

  /// The rows in their environment.
  public var body: some View { ThemedRows(total: total, reading: reading).environment(\.theme, theme) }
}

/// Rows that are skipped as a whole when the environment changes.
@AutoEquatable
public struct ThemedRows: View {
  var total: Int
  var reading: Int

  /// A row for each number.
  public var body: some View {
    ForEach(0..<total, id: \.self) { ThemedRow(readsTheme: $0 < reading) }
  }
}

/// A row that may read the theme.
@AutoEquatable
public struct ThemedRow: View {
  @Environment(\.theme) private var theme
  var readsTheme: Bool

  /// A text.
  public var body: some View { Text(readsTheme ? theme : "plain") }
}

/// The same rows, which receive their theme from the view above.
@AutoEquatable
public struct PassedThemeTable: View {
  var theme: String
  var total: Int
  var reading: Int

  /// Makes `total` rows, of which the first `reading` show the theme.
  public init(theme: String, total: Int, reading: Int) {
    self.theme = theme
    self.total = total
    self.reading = reading
  }

  /// A row for each number.
  public var body: some View {
    ForEach(0..<total, id: \.self) { ValueReader(text: $0 < reading ? theme : "plain") }
  }
}
