import Testing
import ViewTrees

private struct Titles: View {
  let things: [Thing]
  let id: Int

  var body: some View {
    ForEach(things) { thing in
      ThingRow(thing: thing).id(id)
    }
  }
}

@Suite("Counters that wrap")
struct CounterTests {
  @Test("found-case 66: each change is noticed once, before and after the numbers wrap")
  func trackings() {
    for start in [UInt32.max - 4, UInt32.max / 2 - 4, UInt32.max, 0] {
      let thing = Thing(1)
      let other = Thing(2)
      let stage = LiveStage(Titles(things: [thing, other], id: 0))
      stage.tree.count(trackingsFrom: start, commitsFrom: .max - 4)
      // Mounted again, so that the trackings are numbered from there.
      stage.update(Titles(things: [thing, other], id: 1))
      let live = stage.tree.liveTrackingCount
      #expect(live > 0)
      for round in 0..<12 {
        let step = stage.perform { thing.title = "a\(round)" }
        #expect(step.bodies == ["row 1"], "\(start), \(round)")
        #expect(step.operations == ["update 'a\(round)': text"], "\(start), \(round)")
        #expect(stage.tree.liveTrackingCount == live, "\(start), \(round)")
        #expect(registrationCount(of: thing) == registrationCount(of: other), "\(start), \(round)")
        // Evaluated for another reason, which cancels the previous tracking.
        for node in (0..<20).map({ NodeID(index: $0, generation: 0) }) { stage.tree.invalidate(node) }
        stage.perform()
        #expect(registrationCount(of: other) == registrationCount(of: thing), "\(start), \(round)")
      }
      #expect(stage.host.commits.last.map { $0.number < 0 } == true)
      stage.tree.unmount()
      #expect(stage.tree.liveTrackingCount == 0)
      #expect(registrationCount(of: thing) == 0)
    }
  }
}
