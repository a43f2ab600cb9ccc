extension PlainTile: BenchmarkModel {
  package static func make(_ number: Int) -> PlainTile {
    PlainTile(id: number, width: Double(number) + 0.5, isHidden: number.isMultiple(of: 2), kind: .italic)
  }

  package mutating func change(for scenario: ModelScenario) {
    switch scenario {
    case .equalRebuilt, .equalShared: break
    case .firstDiffers: id += 1
    case .lateCheapDiffers: isHidden.toggle()
    case .lastDiffers: kind = .bold
    }
  }
}
