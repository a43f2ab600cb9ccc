#if canImport(Observation)
  public import Observation

  // Observable objects are compared by identity, as generated code does: reading their properties inside a comparison
  // would register a dependency of whoever is being tracked.

  extension Compared {
    /// Declares a field with an observable object, which is compared by identity.
    ///
    /// - Parameter keyPath: Leads to the field.
    public init<Object: AnyObject & Observable>(_ keyPath: KeyPath<Root, Object>) {
      self.init(keyPath, by: .identity)
    }

    /// Declares a field with an optional observable object, which is compared by identity.
    ///
    /// - Parameter keyPath: Leads to the field.
    public init<Object: AnyObject & Observable>(_ keyPath: KeyPath<Root, Object?>) {
      self.init(keyPath, by: .identity)
    }

    /// Declares a field with an observable object, which is compared by identity although it is Equatable.
    ///
    /// - Parameter keyPath: Leads to the field.
    public init<Object: AnyObject & Observable & Equatable>(_ keyPath: KeyPath<Root, Object>) {
      self.init(keyPath, by: .identity)
    }

    /// Declares a field with an optional observable object, which is compared by identity although it is Equatable.
    ///
    /// - Parameter keyPath: Leads to the field.
    public init<Object: AnyObject & Observable & Equatable>(_ keyPath: KeyPath<Root, Object?>) {
      self.init(keyPath, by: .identity)
    }

    /// Declares a field with an observable object, which is compared by identity although it has a spec.
    ///
    /// - Parameter keyPath: Leads to the field.
    public init<Object: AnyObject & Observable & AutoEquatable>(_ keyPath: KeyPath<Root, Object>) {
      self.init(keyPath, by: .identity)
    }

    /// Declares a field with an optional observable object, which is compared by identity although it has a spec.
    ///
    /// - Parameter keyPath: Leads to the field.
    public init<Object: AnyObject & Observable & AutoEquatable>(_ keyPath: KeyPath<Root, Object?>) {
      self.init(keyPath, by: .identity)
    }
  }
#endif
