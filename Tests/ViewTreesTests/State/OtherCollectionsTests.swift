import Observation
import Testing
import ViewTrees

/// A collection that can be read only from the front.
private struct Ring: MutableCollection {
  var numbers: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> Int {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
}

@Observable
private final class Model {
  var ring = Ring(numbers: [1, 2])
}

@Suite("A binding to an element of a collection without random access")
struct OtherCollectionsTests {
  @Test("found-case 12: returns the last value and sets nothing when the element is gone")
  func gone() {
    struct Field: View {
      @Binding var number: Int
      var body: some View { Element("i", ["id": "a", "number": "\(number)"]).on("click") { number += 10 } }
    }
    let model = Model()
    let binding = Bindable(model).ring[1]
    let stage = LiveStage(Field(number: binding))
    #expect(stage.send("click", to: "i#a").operations == ["update i#a: attributes"])
    #expect(model.ring.numbers == [1, 12])
    let gone = stage.perform { model.ring.numbers = [3] }
    #expect(gone.operations == [])
    #expect(binding.wrappedValue == 12)
    #expect(stage.send("click", to: "i#a").operations == [])
    #expect(model.ring.numbers == [3])
    #expect(stage.tree.lastUpdate.diagnostics.contains(.droppedWrite(to: "an element of Ring")))
  }
}
