/// Makes values of structs from parts whose types are known, to try a type's `==` with.
enum MadeUpValues {
  /// Two values that differ in some properties, as far as their types have more than one value that is known, and in
  /// nothing else.
  ///
  /// - Returns: The values; nil if the type is not a struct, holds something that cannot be made up, or has no
  ///   properties that can differ.
  static func pair<Root>(of type: Root.Type, differingIn properties: [StoredProperty]) -> (Root, Root)? {
    guard TypeRecord(type).isStruct, let all = parts(of: type, at: 0) else { return nil }
    var differing: Set<Int> = []
    for property in properties {
      guard let parts = parts(of: property.type, at: property.offset) else { return nil }
      for part in parts where part.type.hasOther { differing.insert(part.offset) }
    }
    guard !differing.isEmpty else { return nil }
    return (make(type, all, []), make(type, all, differing))
  }

  /// A part that is initialized at once.
  private typealias Part = (offset: Int, type: any MadeUpValue.Type)

  /// What a value of a type consists of; nil if something in it is of a kind that is not known.
  ///
  /// This calls itself as deep as structs are nested in structs.
  private static func parts(of type: Any.Type, at offset: Int) -> [Part]? {
    if let known = type as? any MadeUpValue.Type { return [(offset, known)] }
    guard TypeRecord(type).isStruct else { return nil }
    let properties = StoredProperty.all(of: type)
    // A struct without properties that has a size was compiled without their records, or is not one of Swift's.
    guard !properties.isEmpty || size(of: type) == 0 else { return nil }
    var result: [Part] = []
    for property in properties {
      guard let parts = parts(of: property.type, at: offset + property.offset) else { return nil }
      result += parts
    }
    return result
  }

  private static func make<Root>(_ type: Root.Type, _ parts: [Part], _ differing: Set<Int>) -> Root {
    let memory = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let bytes = UnsafeMutableRawPointer(memory)
    // Padding is zero.
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Root>.size)
    for (offset, part) in parts {
      // The parts are those that the type's record lists, at the offsets that it gives, and all of them.
      assert(offset >= 0 && offset < max(1, MemoryLayout<Root>.size), "A part of \(type) lies outside of it")
      part.initialize(bytes + offset, other: differing.contains(offset))
    }
    // Every part is initialized, and with them the value.
    return memory.move()
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}

/// A type whose values can be made up.
protocol MadeUpValue {
  /// Two values; the same one twice if no other is known.
  static var madeUp: (Self, Self) { get }

  /// Whether the two values differ.
  static var hasOther: Bool { get }
}

extension MadeUpValue {
  static var hasOther: Bool { true }

  /// Initializes a value of this type at an address.
  fileprivate static func initialize(_ address: UnsafeMutableRawPointer, other: Bool) {
    address.initializeMemory(as: Self.self, to: other ? madeUp.1 : madeUp.0)
  }
}

extension MadeUpValue where Self: Numeric {
  static var madeUp: (Self, Self) { (0, 1) }
}

extension Int: MadeUpValue {}
extension Int8: MadeUpValue {}
extension Int16: MadeUpValue {}
extension Int32: MadeUpValue {}
extension Int64: MadeUpValue {}
extension UInt: MadeUpValue {}
extension UInt8: MadeUpValue {}
extension UInt16: MadeUpValue {}
extension UInt32: MadeUpValue {}
extension UInt64: MadeUpValue {}
extension Float: MadeUpValue {}
extension Double: MadeUpValue {}

extension Bool: MadeUpValue {
  static var madeUp: (Bool, Bool) { (false, true) }
}

extension String: MadeUpValue {
  static var madeUp: (String, String) { ("", "a") }
}

extension Optional: MadeUpValue {
  static var madeUp: (Wrapped?, Wrapped?) {
    func first<Value: MadeUpValue>(_: Value.Type) -> Any { Value.madeUp.0 }
    return (nil, (Wrapped.self as? any MadeUpValue.Type).flatMap { first($0) as? Wrapped })
  }

  static var hasOther: Bool { Wrapped.self is any MadeUpValue.Type }
}

extension Array: MadeUpValue {
  static var madeUp: ([Element], [Element]) {
    func first<Value: MadeUpValue>(_: Value.Type) -> Any { Value.madeUp.0 }
    let element = (Element.self as? any MadeUpValue.Type).flatMap { first($0) as? Element }
    return ([], element.map { [$0] } ?? [])
  }

  static var hasOther: Bool { Element.self is any MadeUpValue.Type }
}

extension Dictionary: MadeUpValue {
  static var madeUp: ([Key: Value], [Key: Value]) { ([:], [:]) }
  static var hasOther: Bool { false }
}

extension Set: MadeUpValue {
  static var madeUp: (Set<Element>, Set<Element>) { ([], []) }
  static var hasOther: Bool { false }
}
