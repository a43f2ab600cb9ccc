import ReflectiveComparison

extension ObservedProperty {
  /// Makes the representation of a property of an object, and looks for its name.
  ///
  /// This may read the property, so the current tracking scope may come to depend on it.
  ///
  /// - Parameters:
  ///   - keyPath: The key path that the property is observed by.
  ///   - object: The object.
  package init(_ keyPath: AnyKeyPath, of object: AnyObject) {
    if let signal = object as? ChangeSignal {
      self.init(
        type: signal.source.type, keyPath: keyPath, object: ObjectIdentifier(object), name: signal.source.name)
      return
    }
    self.init(
      keyPath: keyPath, object: ObjectIdentifier(object),
      name: Self.nameInDescription(of: keyPath) ?? Self.nameOfStorage(keyPath, of: object))
  }

  /// The name of a property in the description of its key path, such as `\Todo.title`, or nil.
  static func nameInDescription(of keyPath: AnyKeyPath) -> String? {
    let description = String(describing: keyPath)
    let start = "\\\(Swift.type(of: keyPath).rootType)."
    guard description.hasPrefix(start) else { return nil }
    let name = description.dropFirst(start.count)
    // If the name is unknown, the description has words in angle brackets. A longer path is not one property.
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return String(name)
  }

  /// The name of the only stored property in which the macro can keep the value.
  ///
  /// The macro keeps `title` in `_title`. A fitting type is no proof, even if only one property has it: the observed
  /// property may be computed.
  static func nameOfStorage(_ keyPath: AnyKeyPath, of object: AnyObject) -> String? {
    let path = Swift.type(of: keyPath)
    var candidates: [StoredPart] = []
    StoredPart.forEach(of: object) { part in
      if part.container == path.rootType, part.type == path.valueType, part.name.hasPrefix("_") {
        candidates.append(part)
      }
      return true
    }
    guard !candidates.isEmpty, let value = (object as Any)[keyPath: keyPath] else { return nil }
    candidates.removeAll { !areEqual($0.value, value, as: path.valueType) }
    return candidates.count == 1 ? String(candidates[0].name.dropFirst()) : nil
  }

  private static func areEqual(_ lhs: Any, _ rhs: Any, as type: Any.Type) -> Bool {
    func compare<Value>(_ type: Value.Type) -> Bool {
      guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
      return LayoutComparer().areEqual(lhs, rhs)
    }
    return _openExistential(type, do: compare)
  }
}
