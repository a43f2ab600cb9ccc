/// A stored property as the run-time metadata of a type lists it, with its name.
///
/// `ReflectiveComparison` has its own `StoredField`, which it reads from the compiler's records: it has to know whether
/// all properties can be seen and how each refers to its object, and needs no name.
struct StoredProperty {
  let name: String
  let type: Any.Type

  /// The distance in bytes from the start of a struct's value; for a class, of the object.
  let offset: Int

  /// The name that the source gives: a wrapper's storage, or a lazy property's, goes by the property's own, and one
  /// with spaces without its backticks.
  var sourceName: String {
    if name.hasPrefix("`"), name.hasSuffix("`"), name.count > 2 {
      // The metadata holds no spaces: a no-break space takes their place.
      return String(name.dropFirst().dropLast().map { $0 == "\u{A0}" ? " " : $0 })
    }
    for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) && name.count > prefix.count {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  /// Whether a macro of the standard library added the property.
  var isBookkeeping: Bool { name == "_$observationRegistrar" }

  /// The stored properties of a struct or class, those of superclasses first; none for other types.
  static func all(of type: Any.Type) -> [StoredProperty] {
    let record = TypeRecord(type)
    guard record.isStruct || record.isClass else { return [] }
    return (0..<fieldCount(type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = fieldMetadata(type, index, &metadata)
      defer { metadata.free?(metadata.name) }
      return StoredProperty(
        name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType, offset: fieldOffset(type, index))
    }
  }
}

/// The description of a field, in the runtime's layout.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

// The function with which `Mirror` reads types; the standard library exports it as part of the stable ABI. They are
// called for structs and classes only, with indices below the count. Guarded by `UncoveredFieldsTests`.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_ type: Any.Type, _ index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type
