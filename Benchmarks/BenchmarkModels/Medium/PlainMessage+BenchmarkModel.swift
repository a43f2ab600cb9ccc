extension PlainMessage: BenchmarkModel {
  package static func make(_ number: Int) -> PlainMessage {
    PlainMessage(
      title: makeText("Title", number), subtitle: makeText("Subtitle", number),
      tags: [makeText("first tag", number), makeText("second tag", number), "short"],
      action: .link(makeText("https://example.org/", number)), tint: Tint(red: 0.1, green: 0.2, blue: 0.3, alpha: 1),
      insets: Insets(top: Double(number), leading: 8, bottom: 4, trailing: 8), opacity: 0.5, count: number,
      isSelected: number.isMultiple(of: 2), badge: number, kind: .italic, footer: makeText("Footer", number))
  }

  package mutating func change(for scenario: ModelScenario) {
    switch scenario {
    case .equalRebuilt, .equalShared: break
    case .firstDiffers: title = makeText("Title", count, ending: "lisp")
    case .lateCheapDiffers: isSelected.toggle()
    case .lastDiffers: footer = makeText("Footer", count, ending: "lisp")
    }
  }
}
