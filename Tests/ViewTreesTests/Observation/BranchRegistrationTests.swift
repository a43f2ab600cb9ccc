import Observation
import Testing
import ViewTrees

/// An object that the views below read but do not hold.
private let global = Outside<Shelf?>(nil)

private struct Holder: View {
  let shelf: Shelf
  var body: some View { Text(shelf.header) }
}

private struct OtherHolder: View {
  let shelf: Shelf
  var body: some View { Element("b") { Text(shelf.header) } }
}

/// A plain object that refers to an observable one.
private final class Room {
  private let shelf: Shelf

  init(_ shelf: Shelf) { self.shelf = shelf }

  var header: String { shelf.header }
}

private struct RoomView: View {
  let room: Room
  var body: some View { Text(room.header) }
}

private struct OtherRoomView: View {
  let room: Room
  var body: some View { Element("b") { Text(room.header) } }
}

private struct RoomField: HostView {
  let room: Room
  var attributes: Attributes { ["header": room.header] }
}

/// Reads a shelf that none of its fields reveals.
private struct RoomReader: View {
  var body: some View { Text(global.value?.header ?? "") }
}

private struct OtherRoomReader: View {
  let number: Int
  var body: some View { Element("b") { Text("\(number) \(global.value?.header ?? "")") } }
}

/// A place that shows one of two views, and the number of trackings that read the shelf then, including the body's.
private struct Branches: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var readers: (Int, Int)
  let view: @Sendable (Shelf, Bool) -> AnyView
}

private let branches = [
  Branches(testDescription: "a branch", readers: (1, 1)) { shelf, isFirst in
    AnyView(Group { if isFirst { Holder(shelf: shelf) } else { OtherHolder(shelf: shelf) } })
  },
  Branches(testDescription: "a branch of one type", readers: (1, 1)) { shelf, isFirst in
    AnyView(Group { if isFirst { Holder(shelf: shelf) } else { Holder(shelf: shelf) } })
  },
  Branches(testDescription: "an erased view", readers: (1, 1)) { shelf, isFirst in
    isFirst ? AnyView(Holder(shelf: shelf)) : AnyView(OtherHolder(shelf: shelf))
  },
  Branches(testDescription: "an optional", readers: (1, 0)) { shelf, isFirst in
    AnyView(Group { if isFirst { Holder(shelf: shelf) } })
  },
  Branches(testDescription: "an identity", readers: (1, 1)) { shelf, isFirst in
    AnyView(Holder(shelf: shelf).id(isFirst))
  },
  Branches(testDescription: "a row", readers: (1, 1)) { shelf, isFirst in
    AnyView(ForEach([isFirst], id: \.self) { _ in Holder(shelf: shelf) })
  },
  Branches(testDescription: "a branch of views of a plain object", readers: (1, 1)) { shelf, isFirst in
    AnyView(Group { if isFirst { RoomView(room: Room(shelf)) } else { OtherRoomView(room: Room(shelf)) } })
  },
  Branches(testDescription: "an erased view of a plain object", readers: (1, 1)) { shelf, isFirst in
    isFirst ? AnyView(RoomField(room: Room(shelf))) : AnyView(RoomView(room: Room(shelf)))
  },
]

/// Shows one of two views.
private struct Switch: View {
  let shelf: Shelf
  let isFirst: Bool
  let branches: Branches
  var body: some View {
    Element("div") { branches.view(shelf, isFirst) }
  }
}

@Suite("Registrations of the views in a branch", .serialized)
struct BranchRegistrationTests {
  @Test(
    "found-case 28: go with the views: after a thousand changes there are as many as readers", arguments: branches,
    [ModelConcurrency.automatic, .shared])
  private func thousandChanges(_ branches: Branches, models: ModelConcurrency) {
    let shelf = Shelf()
    let tree = ViewTree(Switch(shelf: shelf, isFirst: true, branches: branches), models: models)
    var failures: [String] = []
    for round in 1...1_000 {
      let isFirst = round % 2 == 0
      if round % 7 == 0 { shelf.header = "\(round)" }
      if round % 14 == 0 { tree.flush() }
      tree.update(Switch(shelf: shelf, isFirst: isFirst, branches: branches))
      let (count, readers) = (registrationCount(of: shelf), isFirst ? branches.readers.0 : branches.readers.1)
      if count != readers { failures.append("\(round): \(count), not \(readers)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
    tree.unmount()
    #expect(registrationCount(of: shelf) == 0)
  }

  @Test("of a type whose fields do not reveal what it reads leave at most one behind, until the object changes")
  func roomReaders() {
    struct Root: View {
      let isFirst: Bool
      var body: some View { if isFirst { RoomReader() } else { OtherRoomReader(number: 1) } }
    }
    let shelf = Shelf()
    global.value = shelf
    defer { global.value = nil }
    let tree = ViewTree(Root(isFirst: true))
    for round in 1...1_000 {
      tree.update(Root(isFirst: round % 2 == 0))
      // One for the first view of each type in the process.
      #expect((1...3).contains(registrationCount(of: shelf)))
    }
    shelf.header = "new"
    tree.flush()
    for round in 1...1_000 {
      tree.update(Root(isFirst: round % 2 == 0))
      #expect(registrationCount(of: shelf) == 1)
    }
    tree.unmount()
    #expect(registrationCount(of: shelf) == 0)
  }
}
