import SwiftSyntax

/// What the name of an attribute shows about property wrappers.
enum PropertyWrapperName {
  /// Whether a wrapper of this name may hold a framework's state.
  ///
  /// If so, generated code asks the type of its storage.
  ///
  /// The name only decides whether to ask: a wrapper is left out if its type conforms to `FrameworkState` (or to
  /// SwiftUI's `DynamicProperty`), and a user's own wrapper of the same name is compared by its wrapped value. The
  /// question names the storage `_x`, which does not exist for an attribute that is not a wrapper.
  static func mayHoldState(_ name: String) -> Bool {
    names.contains(name) || endings.contains { name.hasSuffix($0) }
  }

  private static let names: Set<String> = [
    "Namespace", "ScaledMetric", "FocusedValue", "FocusedObject", "Query", "SectionedFetchRequest",
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor", "PhysicalMetric",
  ]

  private static let endings = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Bindable", "Storage",
    "FetchRequest",
  ]
}

extension AttributeSyntax {
  /// Whether the attribute may be a property wrapper: it belongs neither to this library nor to the language, and its
  /// name does not end like that of a global actor or a result builder.
  var mayBePropertyWrapper: Bool {
    let name = unqualifiedName
    guard let first = name.first, first.isUppercase, MarkerName(rawValue: name) == nil else { return false }
    return !name.hasSuffix("Actor") && !name.hasSuffix("Builder") && !knownMacros.contains(name)
  }
}

extension AttributeSyntax {
  /// Whether the attribute is a macro that may make the property a computed one, or a wrapper with a name like those of
  /// the language's attributes.
  var mayMakeComputed: Bool {
    let name = unqualifiedName
    if accessorMacros.contains(name) || mayBeWrapperDespiteName { return true }
    return name.first?.isLowercase == true && !languageAttributes.contains(name)
  }
}

extension AttributeSyntax {
  /// Whether the attribute is taken for a global actor or a result builder by the ending of its name, and may be a
  /// wrapper all the same.
  private var mayBeWrapperDespiteName: Bool {
    let name = unqualifiedName
    return (name.hasSuffix("Actor") || name.hasSuffix("Builder")) && !actorsAndBuilders.contains(name)
  }
}

/// Well-known global actors and result builders.
private let actorsAndBuilders: Set<String> = [
  "MainActor", "ViewBuilder", "FieldDeclarationsBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
  "TableRowBuilder", "TableColumnBuilder", "WidgetBundleBuilder", "RegexComponentBuilder",
]

/// Macros on properties that make these computed.
private let accessorMacros: Set<String> = ["Attribute", "Relationship", "Transient", "Entry"]

/// The language's attributes on properties.
private let languageAttributes: Set<String> = [
  "available", "objc", "nonobjc", "usableFromInline", "inlinable", "inline", "preconcurrency", "exclusivity", "safe",
  "unsafe", "backDeployed", "export", "implementation", "specialized", "abi", "warn",
]

/// Attributes on properties that are macros or compiler attributes rather than wrappers.
private let knownMacros: Set<String> = [
  "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient", "IBOutlet", "IBInspectable",
  "NSManaged", "NSCopying", "GKInspectable", "Entry", "ObservationStateIgnored", "ObservationStateTracked", "Sendable",
]
