/// Compares two values of one type, given their addresses.
@usableFromInline
typealias InPlaceComparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Compares a declared field of two roots, or describes the field.
///
/// Given the address of a `DeclaredField<Root>?` as the third argument, it stores the field there and looks at nothing
/// else; otherwise it compares the field of the two roots at the first two addresses. It is one function for both, so
/// that one closure holds the key path.
@usableFromInline
package typealias FieldAccess = (UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
