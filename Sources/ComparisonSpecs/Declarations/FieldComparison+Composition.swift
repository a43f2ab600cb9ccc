extension FieldComparison {
  /// The comparison of two roots by the values at a key path.
  func pulledBack<Root>(along keyPath: KeyPath<Root, Value>) -> FieldComparison<Root> {
    let (areEqual, hash) = (areEqual, hash)
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      return FieldComparison<Root>(
        strategy,
        areEqual: { areEqual($0 + offset, $1 + offset) },
        hash: hash.map { hash in { hash($0 + offset, &$1) } })
    }
    return FieldComparison<Root>(
      strategy,
      areEqual: { lhs, rhs in
        withUnsafePointer(to: lhs.holding(Root.self).pointee[keyPath: keyPath]) { lhs in
          withUnsafePointer(to: rhs.holding(Root.self).pointee[keyPath: keyPath]) { rhs in
            NestedComparison.areEqual(lhs, rhs, by: areEqual)
          }
        }
      },
      hash: hash.map { hash in
        { root, hasher in
          withUnsafePointer(to: root.holding(Root.self).pointee[keyPath: keyPath]) { hash($0, &hasher) }
        }
      })
  }

  /// The comparison of optionals: nil equals nil alone.
  var ofOptionals: FieldComparison<Value?> {
    let (areEqual, hash) = (areEqual, hash)
    return FieldComparison<Value?>(
      strategy,
      areEqual: { lhs, rhs in
        let isNil = isNil(lhs, Value.self)
        guard isNil == ComparisonSpecs.isNil(rhs, Value.self) else { return false }
        // An optional that holds a value keeps it at its own address.
        return isNil || areEqual(lhs, rhs)
      },
      hash: hash.map { hash in
        { optional, hasher in
          let isNil = isNil(optional, Value.self)
          hasher.combine(isNil)
          if !isNil { hash(optional, &hasher) }
        }
      })
  }

  /// The comparison of collections element by element, in order if they have one.
  ///
  /// - Parameters:
  ///   - elements: The type of the collections.
  ///   - agreement: Decides which elements of unordered collections may be paired, if more has to agree than this
  ///     comparison reads.
  /// - Returns: The comparison of two collections.
  func ofElements<Elements: Collection>(
    of elements: Elements.Type, pairedBy agreement: Self? = nil
  ) -> FieldComparison<Elements> where Elements.Element == Value {
    if let unordered = elements as? any UnorderedElements.Type {
      return ofUnordered(unordered, as: elements, pairedBy: agreement ?? self)
    }
    let (areEqual, hash) = (areEqual, hash)
    return FieldComparison<Elements>(
      strategy,
      areEqual: { lhs, rhs in
        let (lhs, rhs) = (lhs.holding(Elements.self), rhs.holding(Elements.self))
        let inPlace = lhs.pointee.withContiguousStorageIfAvailable { lhs in
          rhs.pointee.withContiguousStorageIfAvailable { rhs in
            guard lhs.count == rhs.count else { return false }
            guard let left = lhs.baseAddress, let right = rhs.baseAddress, left != right else { return true }
            return lhs.indices.allSatisfy { areEqual(left + $0, right + $0) }
          }
        }
        if let answer = inPlace ?? nil { return answer }
        return lhs.pointee.elementsEqual(rhs.pointee) { lhs, rhs in
          withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }
        }
      },
      hash: hash.map { hash in
        { elements, hasher in
          var count = 0
          for element in elements.holding(Elements.self).pointee {
            withUnsafePointer(to: element) { hash($0, &hasher) }
            count += 1
          }
          hasher.combine(count)
        }
      })
  }
}

/// Whether an optional at an address is nil.
private func isNil<Wrapped>(_ optional: UnsafeRawPointer, _: Wrapped.Type) -> Bool {
  if case nil = optional.holding(Wrapped?.self).pointee { true } else { false }
}
