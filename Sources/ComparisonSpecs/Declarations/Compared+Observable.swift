#if canImport(Observation)
  public import Observation

  // Observable objects are compared by identity, as generated code does: reading their properties inside a comparison
  // would register a dependency with the current tracking.

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

    // Collections of Equatable observable objects are taken by the initializers for all Equatable values. Others have
    // no `==`; what they hold is found at the end of `__Element`.

    /// Declares a collection of observable objects, or an optional of one, which are compared by identity.
    ///
    /// - Parameter keyPath: Leads to the field.
    @_disfavoredOverload
    public init<Value: __ElementContainer>(_ keyPath: KeyPath<Root, Value>)
    where Value.__Element: AnyObject & Observable {
      self.init(keyPath, by: .identityOfHeldObjects)
    }

    /// Declares a collection of collections of observable objects, which are compared by identity.
    ///
    /// - Parameter keyPath: Leads to the field.
    @_disfavoredOverload
    public init<Value: __ElementContainer>(_ keyPath: KeyPath<Root, Value>)
    where Value.__Element: __ElementContainer, Value.__Element.__Element: AnyObject & Observable {
      self.init(keyPath, by: .identityOfHeldObjects)
    }

    /// Declares a collection of observable objects, three levels deep, which are compared by identity.
    ///
    /// - Parameter keyPath: Leads to the field.
    @_disfavoredOverload
    public init<Value: __ElementContainer>(_ keyPath: KeyPath<Root, Value>)
    where
      Value.__Element: __ElementContainer, Value.__Element.__Element: __ElementContainer,
      Value.__Element.__Element.__Element: AnyObject & Observable
    {
      self.init(keyPath, by: .identityOfHeldObjects)
    }

    /// Declares a collection of observable objects, four levels deep, which are compared by identity.
    ///
    /// - Parameter keyPath: Leads to the field.
    @_disfavoredOverload
    public init<Value: __ElementContainer>(_ keyPath: KeyPath<Root, Value>)
    where
      Value.__Element: __ElementContainer, Value.__Element.__Element: __ElementContainer,
      Value.__Element.__Element.__Element: __ElementContainer,
      Value.__Element.__Element.__Element.__Element: AnyObject & Observable
    {
      self.init(keyPath, by: .identityOfHeldObjects)
    }
  }
#endif
