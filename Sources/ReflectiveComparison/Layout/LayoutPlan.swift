import ComparisonSpecs

/// How two values of one type are compared in memory.
///
/// Parts whose comparison needs only the two addresses come first, as the steps of a `MemoryPlan`. Most values consist
/// of these parts, and they are cheap. The other parts follow. The order has no influence on the answer.
///
/// Plans are plain memory and live as long as the process: no reference to one is ever counted.
struct LayoutPlan {
  /// The type whose values are compared.
  let type: TypeMetadata
  /// The objects that the leaves belong to, retained permanently.
  let owner: Unmanaged<MemoryPlan>
  /// The comparisons of parts that need only two addresses.
  let leaves: MemorySteps
  /// The other parts.
  let parts: UnsafeBufferPointer<LayoutPart>
  /// Whether a part of every value, such as a function, is different from everything.
  let isAlwaysDifferent: Bool

  /// Whether the leaves are all there is.
  var isFlat: Bool { parts.isEmpty }
}

/// A part of a value that is not compared by two addresses alone.
struct LayoutPart {
  /// The distance of the part from the start of the value.
  let offset: Int
  let comparison: Comparison

  /// The cases hold pointers to plain memory only, so that copying one counts no reference.
  enum Comparison {
    case cases(UnsafePointer<CasesPlan>)
    case existential(ExistentialForm, plans: UnsafePointer<DynamicPlan>)
    case elements(any ElementCollection.Type, plan: UnsafePointer<LazyPlan>)
    case dictionary(any ValueDictionary.Type, plan: UnsafePointer<LazyPlan>)
    case array(count: Int, plan: UnsafePointer<LazyPlan>)
  }
}

/// How two values of an enum are compared.
struct CasesPlan {
  /// A case with a payload.
  enum Payload {
    /// The payload is in the value itself.
    case direct(UnsafePointer<LayoutPlan>)
    /// The payload is in a box. Its plan may be the plan of the enum again, and is looked for when it is needed.
    case indirect(UnsafePointer<LazyPlan>)
  }

  let metadata: TypeMetadata
  let size: Int
  let alignment: Int
  /// Finds the case of a value, or nil if there is one case at most.
  let tag: ValueWitnesses.EnumTag?
  /// Turns a copy of a value into its payload, or nil if the payload lies in the value as it is.
  ///
  /// It does if only one case has a payload: the other cases are values that the payload cannot have, or further bytes.
  /// With several, the case may be stored in bits that no payload uses.
  let project: ValueWitnesses.ProjectPayload?
  /// The payloads by tag; cases without payload have higher tags.
  let payloads: UnsafeBufferPointer<Payload>
}
