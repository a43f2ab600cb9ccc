/// How expensive a comparison is likely to be, judged by type; a lower one is cheaper.
enum ComparisonCost: Int, Comparable {
  case fixedSize
  case count
  case string
  case nested
  case contents

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The cost of comparing two values of a type in the given way.
  init<Value>(of type: Value.Type, by strategy: ComparisonStrategy) {
    switch strategy {
    case .identity: self = .fixedSize
    case .custom: self = .nested
    case .equality, .bitwise, .tolerance, .unordered: self.init(ofContents: type)
    }
  }

  private init<Value>(ofContents type: Value.Type) {
    if _isPOD(type) {
      self = .fixedSize
    } else if type is any StringProtocol.Type || type == Character.self {
      self = .string
    } else if type is any Collection.Type {
      self = .contents
    } else if let optional = type as? any __OptionalValue.Type {
      self = Self.costOfWrapped(optional)
    } else {
      self = .nested
    }
  }

  private static func costOfWrapped<Value: __OptionalValue>(_: Value.Type) -> Self {
    Self(ofContents: Value.Wrapped.self)
  }
}
