/// Reads the stored parts of values one by one, even if a custom mirror hides them.
enum StoredChild {
  /// The child of a value at an index, among those that `type` declares: the value's type, or a superclass of it.
  static func value(of subject: Any, declaredBy type: Any.Type, at index: Int) -> Any {
    func read<Subject>(_ subject: Subject) -> Any {
      var name: UnsafePointer<CChar>?
      var release: ReleaseName?
      let child = reflectedChild(of: subject, type: type, index: index, name: &name, release: &release)
      release?(name)
      return child
    }
    return _openExistential(subject, do: read)
  }

  fileprivate typealias ReleaseName = @convention(c) (UnsafePointer<CChar>?) -> Void
}

/// The function of the runtime that `Mirror` reads children with.
///
/// Exported by the standard library, part of the stable ABI. Guarded by `StoredFieldTests`.
@_silgen_name("swift_reflectionMirror_subscript")
private func reflectedChild<Subject>(
  of subject: Subject, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  release: UnsafeMutablePointer<StoredChild.ReleaseName?>
) -> Any
