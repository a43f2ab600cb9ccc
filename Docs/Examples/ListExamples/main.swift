import KeyedDiffing

// The arrows show what is printed; .ci/examples compares them with the output.

struct Song: Identifiable, Equatable {
  var id: Int
  var title: String
}

let playlist = [
  Song(id: 1, title: "Prelude"), Song(id: 2, title: "Fugue"), Song(id: 3, title: "Gigue"), Song(id: 4, title: "Air"),
]
let nextPlaylist = [
  Song(id: 4, title: "Air"), Song(id: 1, title: "Prélude"), Song(id: 5, title: "Rondo"), Song(id: 3, title: "Gigue"),
]

let diff = KeyedDiff(from: playlist, to: nextPlaylist)
print(diff.removals)
// → [1]
print(diff.insertions)
// → [2]
print(diff.moves)
// → [3 → 0]
print(diff.updates)
// → [0 → 1]

print(diff.applied(to: playlist, with: nextPlaylist) == nextPlaylist)
// → true
print(diff.inverse)
// → removals [2] · insertions [1] · moves [0 → 3] · updates [1 → 0]

/// Plays a list screen.
final class Screen {
  var rows: [Song] = []

  func perform(_ diff: KeyedDiff) { print(diff) }
}

let screen = Screen()
for stage in diff.stages(from: playlist, to: nextPlaylist) {
  screen.rows = stage.elements
  screen.perform(stage.diff)
}
// → removals [1] · insertions [2] · moves [3 → 0]
// → updates [1 → 1]

for step in diff.steps() { print(step) }
// → remove(at: 1)
// → move(from: 2, to: 0)
// → insert(at: 2, new: 2)
// → update(at: 1)

let changes = CollectionDifference(diff, from: playlist, to: nextPlaylist)
print(playlist.applying(changes) == nextPlaylist)
// → true

print(KeyedDiff(from: ["a", "b"], to: ["a", "b", "a"], id: \.self))
// → insertions [2] · repeated keys old [], new [2]

var differ = KeyedDiffer()
for update in [nextPlaylist, playlist] {
  let diff = differ.difference(from: playlist, to: update)
  print(diff.isEmpty)
  differ.recycle(diff)
}
// → false
// → true

struct Album {
  var name: String
  var songs: [Song]
}

let shelf = [Album(name: "Suites", songs: playlist), Album(name: "Live", songs: [])]
let nextShelf = [
  Album(name: "Encores", songs: [playlist[3]]), Album(name: "Suites", songs: Array(playlist[..<3])),
]
let shelfDiff = SectionedDiff(from: shelf, to: nextShelf, id: \.name, items: \.songs, itemID: \.id)
print(shelfDiff.sections)
// → removals [1] · insertions [0]
print(shelfDiff.itemMoves)
// → [0.3 → 0.0]
for stage in shelfDiff.stages(from: shelf, to: nextShelf, items: \.songs) {
  print(stage.sections.map { "\($0.section.name): \($0.items.count)" })
}
// → ["Encores: 0", "Suites: 4", "Live: 0"]
// → ["Encores: 1", "Suites: 3", "Live: 0"]
// → ["Encores: 1", "Suites: 3"]
