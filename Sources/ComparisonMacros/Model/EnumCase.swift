import SwiftSyntax

/// One case of an enum, with the role of each payload value.
struct EnumCase {
  /// One value of a payload.
  struct Payload {
    /// The name in the spec: the label, or the position.
    let name: String
    let type: TypeSyntax
    let role: Role
    let node: Syntax
    let positions: FieldPositions
    /// Whether the value is a child node of a type that generic arguments decide, which need not be Equatable.
    let holdsAnyNodes: Bool

    /// Whether reading the value takes an `unsafe` in modules that are compiled with strict memory safety.
    var isUnsafe: Bool { type.namesUnsafeType }
  }

  /// The part that a value of a payload plays.
  enum Role {
    case compared, children, ignored, closure

    /// Whether `==` looks at the value.
    var isCompared: Bool { self == .compared || self == .children }
  }

  let name: String
  let payloads: [Payload]
  /// Where the case is named; none for one that represents others.
  let node: Syntax?
  let conditions: [CompilationCondition]

  /// Whether a comparison of two values of the case looks at the payload.
  var comparesPayload: Bool { payloads.contains(where: \.role.isCompared) }
}
