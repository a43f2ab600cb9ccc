import Testing

@testable import ViewTrees

/// A view of any size and alignment.
private struct Part<Value: Sendable>: View {
  let value: Value
  var body: EmptyView { EmptyView() }
}

/// An array of one element, a value with an unaligned end, and so on: they determine where the next part is.
private let byte = Part(value: 7 as UInt8)
private let word = Part(value: 0x0123_4567_89AB_CDEF as UInt64)
private let odd = Part(value: Odd(word: 42, byte: 9))
private let wide = Part(value: SIMD2<UInt64>(1, 2))
private let nothing = Part(value: ())
private let text = Part(value: "a text that does not fit in its own words")

private struct Odd: Equatable {
  var word: UInt64
  var byte: UInt8
}

@Suite("The parts of a structural view")
struct StructuralLayoutTests {
  /// Expects that a walk over a value finds each part.
  private func expectParts<Whole, each Value: Sendable>(
    of whole: Whole, at offset: Int = 0, _ parts: repeat Part<each Value>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var whole = whole
    withUnsafeMutablePointer(to: &whole) { pointer in
      var walk = ViewParts(pointer, offset: offset)
      for part in repeat each parts {
        let found = walk.next(type(of: part)).pointee
        #expect("\(found.value)" == "\(part.value)", sourceLocation: sourceLocation)
      }
    }
    #expect(MemoryLayout<Whole>.size > 0, sourceLocation: sourceLocation)
  }

  @Test("are one after the other, each at the next aligned offset")
  func tuples() {
    expectParts(of: TupleView2(byte, word), byte, word)
    expectParts(of: TupleView2(odd, byte), odd, byte)
    expectParts(of: TupleView3(odd, byte, word), odd, byte, word)
    expectParts(of: TupleView3(nothing, odd, nothing), nothing, odd, nothing)
    expectParts(of: TupleView4(byte, wide, byte, text), byte, wide, byte, text)
    expectParts(of: TupleView5(text, byte, byte, odd, byte), text, byte, byte, odd, byte)
    expectParts(of: TupleView6(odd, odd, byte, wide, byte, odd), odd, odd, byte, wide, byte, odd)
    expectParts(
      of: TupleView7(byte, byte, byte, word, byte, nothing, text), byte, byte, byte, word, byte, nothing, text)
    expectParts(
      of: TupleView8(byte, odd, byte, odd, byte, odd, byte, odd), byte, odd, byte, odd, byte, odd, byte, odd)
    expectParts(
      of: TupleView9(wide, byte, wide, byte, text, byte, odd, byte, word),
      wide, byte, wide, byte, text, byte, odd, byte, word)
    expectParts(
      of: TupleView10(byte, word, byte, word, odd, odd, nothing, nothing, wide, byte),
      byte, word, byte, word, odd, odd, nothing, nothing, wide, byte)
    expectParts(
      of: TupleView(byte, word, odd, byte, wide, text, nothing, byte, odd, word, byte, text),
      byte, word, odd, byte, wide, text, nothing, byte, odd, word, byte, text)
  }

  @Test("follow the fields of an element, a portal or another wrapper")
  func wrappers() {
    func parts<Content>(behind _: ElementHead.Type, _ content: Part<Content>) {
      var whole = Element("li") { content }
      withUnsafeMutablePointer(to: &whole) { pointer in
        var walk = ViewParts(pointer)
        #expect(walk.next(ElementHead.self).pointee.name == "li")
        #expect("\(walk.next(Part<Content>.self).pointee.value)" == "\(content.value)")
      }
      var portal = Portal(to: "body") { content }
      withUnsafeMutablePointer(to: &portal) { pointer in
        var walk = ViewParts(pointer)
        #expect(walk.next(String.self).pointee == "body")
        #expect("\(walk.next(Part<Content>.self).pointee.value)" == "\(content.value)")
      }
      func expectKey(_ view: some View) {
        var view = view
        withUnsafeMutablePointer(to: &view) { pointer in
          var walk = ViewParts(pointer)
          #expect("\(walk.next(Part<Content>.self).pointee.value)" == "\(content.value)")
          #expect(walk.next(UInt16.self).pointee == 513)
        }
      }
      expectKey(content.id(513 as UInt16))
    }
    parts(behind: ElementHead.self, byte)
    parts(behind: ElementHead.self, odd)
    parts(behind: ElementHead.self, wide)
    parts(behind: ElementHead.self, text)
  }

  @Test("include the key of a row, after the view")
  func rows() {
    func expectKey<Content, Key: Hashable>(_ content: Part<Content>, _ key: Key) {
      typealias Payload = RowPayload<Part<Content>, Key>
      var payload = Payload(view: content, key: key)
      withUnsafeMutablePointer(to: &payload) { pointer in
        #expect(ListRow<Part<Content>, Key>.key(in: UnsafeMutableRawPointer(pointer)).pointee == key)
      }
    }
    expectKey(byte, 1 as UInt64)
    expectKey(odd, 2 as UInt8)
    expectKey(odd, "a key")
    expectKey(wide, 3 as UInt32)
    expectKey(nothing, "another key that does not fit in its own words")
  }
}
