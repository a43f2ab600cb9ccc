/// How one step of a ``MemoryPlan`` compares the two places that it looks at.
///
/// Types of the standard library whose `==` is known have special operations, which compare exactly as that `==`
/// does. Everything else goes through a function: `witness` and `closure` call the type's own `==`.
enum MemoryOperation: UInt8, BitwiseCopyable, Sendable {
  /// Integers, `Bool`, and other types of the standard library that are equal exactly when their bits are, by size.
  case bits8, bits16, bits32, bits64, bits128
  /// Floating-point numbers: zeros of both signs are equal, NaN equals nothing.
  case float, double
  /// A string: canonical equivalence.
  case string
  /// Optionals of the above. The bytes of a nil are not looked at.
  case optionalBool, optionalBits8, optionalBits16, optionalBits32, optionalBits64, optionalFloat, optionalDouble
  case optionalString
  /// Arrays, or optional arrays, of the above. The suffix is the size of an element.
  case arrayOfBits8, arrayOfBits16, arrayOfBits32, arrayOfBits64, arrayOfBits128
  case arrayOfFloat, arrayOfDouble, arrayOfString
  /// Calls `MemoryEquatable.areEqual` of the metatype in the operand.
  case witness
  /// Calls the function in the operand, a closure without a context.
  case function
  /// Calls the closure that the operand points to.
  case closure
}

// MARK: - The standard library's types

extension MemoryOperation {
  /// The operation that compares values of `type` exactly as `==` does, or nil if `==` has to be called.
  static func standard(for type: Any.Type) -> MemoryOperation? { standardOperations[ObjectIdentifier(type)] }

  private static let standardOperations: [ObjectIdentifier: MemoryOperation] = {
    var table: [ObjectIdentifier: MemoryOperation] = [:]
    func add<Value: Equatable>(
      _ type: Value.Type, _ plain: MemoryOperation, _ optional: MemoryOperation?, _ array: MemoryOperation
    ) {
      table[ObjectIdentifier(type)] = plain
      table[ObjectIdentifier(Value?.self)] = optional
      table[ObjectIdentifier([Value].self)] = array
      table[ObjectIdentifier([Value]?.self)] = array
    }
    add(Bool.self, .bits8, .optionalBool, .arrayOfBits8)
    add(Int8.self, .bits8, .optionalBits8, .arrayOfBits8)
    add(UInt8.self, .bits8, .optionalBits8, .arrayOfBits8)
    add(Int16.self, .bits16, .optionalBits16, .arrayOfBits16)
    add(UInt16.self, .bits16, .optionalBits16, .arrayOfBits16)
    add(Int32.self, .bits32, .optionalBits32, .arrayOfBits32)
    add(UInt32.self, .bits32, .optionalBits32, .arrayOfBits32)
    add(Int64.self, .bits64, .optionalBits64, .arrayOfBits64)
    add(UInt64.self, .bits64, .optionalBits64, .arrayOfBits64)
    add(Int128.self, .bits128, nil, .arrayOfBits128)
    add(UInt128.self, .bits128, nil, .arrayOfBits128)
    #if _pointerBitWidth(_64)
      add(Int.self, .bits64, .optionalBits64, .arrayOfBits64)
      add(UInt.self, .bits64, .optionalBits64, .arrayOfBits64)
      // Pointers and object identifiers are never 0, which is what their optionals store for nil: so the word decides.
      add(ObjectIdentifier.self, .bits64, .bits64, .arrayOfBits64)
      add(UnsafeRawPointer.self, .bits64, .bits64, .arrayOfBits64)
      add(UnsafeMutableRawPointer.self, .bits64, .bits64, .arrayOfBits64)
    #elseif _pointerBitWidth(_32)
      add(Int.self, .bits32, .optionalBits32, .arrayOfBits32)
      add(UInt.self, .bits32, .optionalBits32, .arrayOfBits32)
    #endif
    add(Float.self, .float, .optionalFloat, .arrayOfFloat)
    add(Double.self, .double, .optionalDouble, .arrayOfDouble)
    add(String.self, .string, .optionalString, .arrayOfString)
    return table
  }()
}
