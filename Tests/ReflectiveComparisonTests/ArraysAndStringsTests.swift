import ReflectiveComparison
import Testing

@Suite("Arrays and strings are values, not addresses")
struct ArraysAndStringsTests {
  // In variables, because a literal argument would not tempt the compiler to pass an address.
  let short = [1, 2]
  let other = [1, 3]
  let none: [Int] = []
  let word = "equal"
  let sameWord = ["eq", "ual"].joined()
  let otherWord = "else"

  @Test("LayoutComparer compares all elements")
  func layout() {
    let comparer = LayoutComparer()
    let copy = short.map { $0 }
    #expect(comparer.areEqual(short, copy))
    #expect(!comparer.areEqual(short, other))
    #expect(!comparer.areEqual(none, other))
    #expect(comparer.areEqual(none, none))
    #expect(!comparer.areFieldsEqual(short, other))
    #expect(comparer.areFieldsEqual(short, copy))
    #expect(comparer.areEqual(word, sameWord))
    #expect(!comparer.areEqual(word, otherWord))
    #expect(comparer.areFieldsEqual(word, sameWord))
  }

  @Test("MirrorComparer compares all elements")
  func mirror() {
    let comparer = MirrorComparer()
    let copy = short.map { $0 }
    #expect(comparer.areEqual(short, copy))
    #expect(!comparer.areEqual(short, other))
    #expect(!comparer.areEqual(none, other))
    #expect(!comparer.areFieldsEqual(short, other))
    #expect(comparer.areFieldsEqual(short, copy))
    #expect(comparer.areEqual(word, sameWord))
    #expect(!comparer.areEqual(word, otherWord))
    #expect(!comparer.areFieldsEqual(word, otherWord))
  }

  @Test("an address is compared by the value at that address")
  func addresses() {
    withUnsafePointer(to: short) { short in
      withUnsafePointer(to: other) { other in
        #expect(LayoutComparer().areEqual(short, short))
        #expect(!LayoutComparer().areEqual(short, other))
        #expect(!MirrorComparer().areEqual(short, other))
      }
    }
  }
}
