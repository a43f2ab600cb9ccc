import ComparisonSpecs

/// A collection of the standard library that is compared element by element if its elements are not Equatable.
protocol ElementCollection {
  /// The type of the elements.
  static var elementType: Any.Type { get }

  /// The elements of the collection stored at an address.
  static func elements(at address: UnsafeRawPointer) -> ElementBuffer
}

/// Elements in a row.
struct ElementBuffer {
  let first: UnsafeRawPointer?
  let count: Int
  /// The heap object of the elements, if the collection owns everything in it.
  let storage: UnsafeRawPointer?
  /// The owner of the elements, if the collection does not keep them alive.
  let owner: AnyObject?
}

extension Array: ElementCollection {
  static var elementType: Any.Type { Element.self }

  static func elements(at address: UnsafeRawPointer) -> ElementBuffer {
    guard ArrayMemory.isContiguous(elements: Element.self) else {
      return ElementBuffer(ContiguousArray(address.assumingMemoryBound(to: Self.self).pointee))
    }
    return ElementBuffer(arrayAt: address, of: Element.self)
  }
}

extension ContiguousArray: ElementCollection {
  static var elementType: Any.Type { Element.self }

  static func elements(at address: UnsafeRawPointer) -> ElementBuffer {
    ElementBuffer(arrayAt: address, of: Element.self)
  }
}

extension ArraySlice: ElementCollection {
  static var elementType: Any.Type { Element.self }

  static func elements(at address: UnsafeRawPointer) -> ElementBuffer {
    ElementBuffer(ContiguousArray(address.assumingMemoryBound(to: Self.self).pointee))
  }
}

extension ElementBuffer {
  /// The elements of an array in place; the array keeps them alive.
  fileprivate init<Element>(arrayAt address: UnsafeRawPointer, of type: Element.Type) {
    let buffer = address.load(as: UnsafeRawPointer.self)
    first = buffer + ArrayMemory.firstElement(alignment: MemoryLayout<Element>.alignment)
    count = ArrayMemory.count(buffer: buffer)
    storage = buffer
    owner = nil
  }

  /// Elements that were copied for the comparison.
  init<Element>(_ elements: ContiguousArray<Element>) {
    first = elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    count = elements.count
    storage = nil
    owner = Owner(elements)
  }
}

/// Keeps the buffer of an array alive.
private final class Owner<Element> {
  private let elements: ContiguousArray<Element>
  init(_ elements: ContiguousArray<Element>) { self.elements = elements }
}
