/// A part of a value: a stored property, an element of a tuple or collection, or the payload of an enum.
package struct StoredPart {
  /// The name of a stored property as the type's record has it; empty for other parts.
  package let name: String

  /// The type that the part is declared with.
  package let type: Any.Type

  /// The type that declares a stored property: the value's, or for an object that of a superclass.
  package let container: Any.Type

  /// The part itself.
  package let value: Any
}

extension StoredPart {
  /// Hands the parts of a value to a function until it answers false, the properties of superclasses first.
  ///
  /// No code of the value's type is run: custom mirrors are passed over, and no getter is called. Of the collections,
  /// those of the standard library are known. It leaves out parts that must not or cannot be read: unowned references,
  /// whose objects may be gone, metatypes, which may not be stored, and values that cannot be copied.
  ///
  /// - Parameters:
  ///   - value: A value or an object, which must not change during the call.
  ///   - objectsOnly: Whether to leave out parts whose type says that no object is in them, such as numbers, strings
  ///     and functions.
  ///   - body: Is given the parts and says whether to go on.
  /// - Complexity: O(*n*) for *n* parts handed on.
  package static func forEach(of value: Any, objectsOnly: Bool = false, _ body: (StoredPart) -> Bool) {
    let type = inside(value) { $0.type }
    switch PartsPlan.plan(for: type) {
    case .none: break
    case .fields(let fields):
      for field in fields where field.mayHoldObject || !objectsOnly {
        let part = StoredChild.value(of: value, declaredBy: field.container, at: field.index)
        guard body(StoredPart(name: field.name, type: field.type, container: field.container, value: part)) else {
          return
        }
      }
    case .cases(let cases, let mayHoldObject):
      let tag = inside(value) { cases.tag(of: $0.address) }
      guard tag < cases.payloads.count, mayHoldObject[tag] || !objectsOnly else { return }
      let payload = cases.payloads[tag].type
      guard PartsPlan.isReadable(payload) else { return }
      let part = StoredChild.value(of: value, declaredBy: type.type, at: 0)
      _ = body(StoredPart(name: "", type: payload, container: type.type, value: part))
    case .elements(let mayHoldObject):
      guard mayHoldObject || !objectsOnly, let elements = value as? any StoredElements else { return }
      elements.forEachElement { body(StoredPart(name: "", type: $0, container: type.type, value: $1)) }
    }
  }

  /// The object that a value is, or nil if it is not an object.
  ///
  /// Unlike a cast, this does not read values of other types: a metatype that is not stored must not be read.
  package static func object(_ value: Any) -> AnyObject? {
    inside(value) { $0.type.kind == .class } ? value as AnyObject : nil
  }

  /// Looks at the value inside of all containers.
  private static func inside<Result>(_ value: Any, _ body: (DynamicValue) -> Result) -> Result {
    withUnsafePointer(to: value) {
      body(DynamicValue.at(BoxedValue.address(in: $0), storedAs: BoxedValue.storedType(of: $0)))
    }
  }
}
