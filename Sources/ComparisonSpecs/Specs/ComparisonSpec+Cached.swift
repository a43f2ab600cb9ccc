internal import Synchronization

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
  /// There is one cached spec for every `Root`. The declarations are read without holding a lock; where several
  /// threads ask first at the same time, each may read them, and all get the spec of one.
  ///
  /// - Parameters:
  ///   - order: The order among fields of the same priority, or of none.
  ///   - declarations: The list; it must be the same in every call for one `Root`.
  /// - Returns: The spec.
  /// - Complexity: O(1) but for the first call: a lock and a look-up, some tens of nanoseconds.
  public static func cached(
    order: ComparisonOrder = .declared,
    @FieldDeclarationsBuilder<Root> _ declarations: () -> FieldDeclarations<Root>
  ) -> ComparisonSpec {
    let key = ObjectIdentifier(Root.self)
    if let found = cachedStorages.withLock({ storages in inOrder { storages[key] } }) {
      return ComparisonSpec(storage: unsafeDowncast(found, to: ComparisonSpecStorage<Root>.self))
    }
    let made = ComparisonSpecStorageReference(DeclaredSpecStorage(declarations(), order: order))
    let kept = cachedStorages.withLock { storages in
      inOrder {
        let kept = storages[key] ?? made.storage
        storages[key] = kept
        return ComparisonSpecStorageReference(kept)
      }
    }
    return ComparisonSpec(storage: unsafeDowncast(kept.storage, to: ComparisonSpecStorage<Root>.self))
  }
}

/// The cached storages by the type whose spec they are; the one for `Root` is a `ComparisonSpecStorage<Root>`.
private let cachedStorages = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

/// Shows the thread sanitizer, which does not see into `Mutex` on Linux, in which order threads come to the storages.
private let order = Atomic(false)

private func inOrder<Result>(_ body: () -> Result) -> Result {
  _ = order.load(ordering: .acquiring)
  defer { order.store(true, ordering: .releasing) }
  return body()
}

/// Carries a storage in and out of the lock.
private struct ComparisonSpecStorageReference: Sendable {
  let storage: any AnyObject & Sendable

  init(_ storage: any AnyObject & Sendable) {
    self.storage = storage
  }
}
