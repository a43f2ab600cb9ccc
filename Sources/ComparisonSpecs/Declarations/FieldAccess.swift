/// Compares two values of one type, given their addresses.
@usableFromInline
typealias InPlaceComparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// What a declaration of a compared field knows: compares the field of two roots, or describes it.
///
/// Given the address of a `DeclaredField<Root>?` as the third argument, it stores the field there and looks at nothing
/// else; otherwise it compares the field of the two roots at the first two addresses. It is one function for both, so
/// that one closure holds the key path.
@usableFromInline
package typealias FieldAccess = (UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
