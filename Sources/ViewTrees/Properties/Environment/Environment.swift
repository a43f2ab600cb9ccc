public import ComparisonSpecs
public import Observation

/// A value that a view gets from the views around it.
///
/// ```swift
/// struct Title: View {
///   @Environment(\.theme) private var theme
///   @Environment(Session.self) private var session
///   var body: some View { Element("h1", ["class": theme.name]) { Text(session.user) } }
/// }
/// ```
///
/// When the value changes, the tree evaluates exactly the views whose bodies read it, even below skipped views.
///
/// If an object that is not optional is missing, the view is not evaluated and shows nothing, and the update has the
/// diagnostic ``TreeDiagnostic/missingEnvironment(type:view:)``. The view keeps its own state in the meantime, and is
/// shown again as soon as the object is there or the view gets a value that does not need it. A view that is not
/// mounted gets default values and no objects.
///
/// If the initializer of a new view value chooses another key, the view gets the value of that key from then on.
@propertyWrapper
public struct Environment<Value>: FrameworkState {
  private var scope: EnvironmentScope?
  private let source: Source

  /// How the value is found.
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    /// By the type of an object, which may be optional.
    case object(type: Any.Type, isRequired: Bool, read: (EnvironmentValues) -> Value?)

    /// Whether both look for the same value.
    ///
    /// A key path that is written in one place is one object, so that this takes no time as a rule.
    static func areIdentical(_ lhs: Self, _ rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.path(let lhs), .path(let rhs)): lhs === rhs || lhs == rhs
      case (.object(let lhs, let lhsIsRequired, _), .object(let rhs, let rhsIsRequired, _)):
        lhs == rhs && lhsIsRequired == rhsIsRequired
      default: false
      }
    }
  }

  /// Finds the value of a key.
  ///
  /// - Parameter path: The property of ``EnvironmentValues``.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    source = .path(path)
  }

  /// Finds an observable object by its type.
  ///
  /// - Parameter type: The type that ``View/environment(_:)`` was given an object of.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object(type: type, isRequired: true) { $0[object: type] }
  }

  /// Finds an observable object by its type, or nil if there is none.
  ///
  /// - Parameter type: The type that ``View/environment(_:)`` was given an object of.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object(type: type, isRequired: false) { .some($0[object: type]) }
  }

  /// The value.
  public var wrappedValue: Value {
    switch source {
    case .path(let path): return EnvironmentValues(scope)[keyPath: path]
    case .object(_, _, let read):
      guard let value = read(EnvironmentValues(scope)) else {
        preconditionFailure(
          "There is no \(Value.self) in the environment: add '.environment(object)' around the view that reads it")
      }
      return value
    }
  }
}

extension Environment: Equatable {
  /// Whether both look for the same value or object; the values that they find are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool { Source.areIdentical(lhs.source, rhs.source) }
}

// Unchecked: cells are locked.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeBoundProperty, ObservingField, LosslesslyEquatable {
  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle
  ) {
    field.assumingMemoryBound(to: Self.self).pointee.scope = tree.environment(around: node)
  }

  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self)
    let new = new.assumingMemoryBound(to: Self.self)
    guard Source.areIdentical(old.pointee.source, new.pointee.source) else { return false }
    new.pointee.scope = old.pointee.scope
    return true
  }

  static func missing(in field: UnsafeMutableRawPointer) -> Any.Type? {
    let environment = field.assumingMemoryBound(to: Self.self)
    guard case .object(let type, true, _) = environment.pointee.source else { return nil }
    return environment.pointee.scope?.cell(ObjectIdentifier(type)) == nil ? type : nil
  }
}
