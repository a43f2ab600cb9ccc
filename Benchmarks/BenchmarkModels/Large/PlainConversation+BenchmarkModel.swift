extension PlainConversation: BenchmarkModel {
  package static func make(_ number: Int) -> PlainConversation {
    PlainConversation(
      id: number, latest: .make(number), frame: Insets(top: 0, leading: 0, bottom: Double(number), trailing: 320),
      name: makeText("Conversation", number), pinned: .make(number + 1000), isVisible: number.isMultiple(of: 3),
      unread: [number, number + 1, number + 2], status: makeText("Status", number))
  }

  package mutating func change(for scenario: ModelScenario) {
    switch scenario {
    case .equalRebuilt, .equalShared: break
    case .firstDiffers: id += 1
    case .lateCheapDiffers: isVisible.toggle()
    case .lastDiffers: status = makeText("Status", id, ending: "lisp")
    }
  }
}
