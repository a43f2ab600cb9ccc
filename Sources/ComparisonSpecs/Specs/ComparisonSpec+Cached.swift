extension ComparisonSpec {
  /// The spec of a generic type, made when it is first asked for and kept from then on.
  ///
  /// A generic type may not have stored static properties, so its spec has to be a computed one:
  ///
  /// ```swift
  /// extension Page: AutoEquatable where Item: Equatable {
  ///   static var comparisonSpec: ComparisonSpec<Page<Item>> {
  ///     .cached {
  ///       Compared(\.number)
  ///       Compared(\.items)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// There is one cached spec for every `Root`. The declarations are read without holding a lock; if several threads
  /// ask for the first time at once, each may read them, and all get the spec of one.
  ///
  /// - Parameters:
  ///   - order: The order among fields of the same priority, or of none.
  ///   - declarations: The list; it must be the same in every call for one `Root`.
  /// - Returns: The spec.
  /// - Complexity: O(1) but for the first call: a look-up without a lock, about ten nanoseconds.
  public static func cached(
    order: ComparisonOrder = .declared,
    @FieldDeclarationsBuilder<Root> _ declarations: () -> FieldDeclarations<Root>
  ) -> ComparisonSpec {
    ComparisonSpec(storage: .kept(in: declaredStorages) { DeclaredSpecStorage(declarations(), order: order) })
  }
}

/// The storages of `cached` specs by the type whose spec they are.
private let declaredStorages = AddressTable()

extension ComparisonSpecStorage {
  /// The storage for `Root` in a table, made if the table has none.
  ///
  /// - Parameters:
  ///   - table: Holds under the address of a type the address of that type's storage, and nothing else.
  ///   - make: Makes the storage; it may run on several threads at once, and the storage of one of them is kept.
  /// - Returns: The storage that the table has from now on.
  static func kept(in table: AddressTable, _ make: () -> ComparisonSpecStorage) -> ComparisonSpecStorage {
    // The identifier of a type is the address of its record, which no other type has.
    let type = UInt(bitPattern: ObjectIdentifier(Root.self))
    if let found = table.word(of: type) { return storage(at: found) }
    let made = Unmanaged.passRetained(make())
    let kept = table.insert(UInt(bitPattern: made.toOpaque()), for: type)
    if kept != UInt(bitPattern: made.toOpaque()) { made.release() }
    return storage(at: kept)
  }

  /// The storage at an address from the table.
  ///
  /// The address was put there by `kept(in:_:)`, under the type `Root`, and the table's retain is never given up.
  private static func storage(at address: UInt) -> ComparisonSpecStorage {
    guard let address = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("A table of specs holds addresses of specs only")
    }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    assert(object is ComparisonSpecStorage<Root>, "The table holds the spec of another type under \(Root.self)")
    return unsafeDowncast(object, to: ComparisonSpecStorage<Root>.self)
  }
}
