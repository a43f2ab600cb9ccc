/// Numbers for the sections and items of a difference, called tokens: what matches has the same one.
///
/// The sections and items of the new side are numbered first, and then those that only the old side has. With tokens as
/// keys, each stage of a difference is the difference of two arrangements.
struct SectionTokens<Section, Item> {
  /// A section and its items.
  struct Arrangement {
    var id: Int
    var items: [Int]
  }

  /// The old sections with their old items.
  private(set) var old: [Arrangement] = []
  /// The new sections with their new items.
  private(set) var new: [Arrangement] = []

  private let oldSections: [Section]
  private let newSections: [Section]
  private let oldItems: [Item]
  private let newItems: [Item]
  /// For each new section, the old one that it matches, or -1.
  private let sectionSources: [Int32]
  /// For each new item, the old one that it matches, or -1.
  private let itemSources: [Int]
  /// For each new section, whether it is neither inserted nor moved.
  private let isSectionKept: [Bool]
  private let updatedSections: Set<Int>
  private let updatedItems: Set<Int>

  init<Items: Collection>(
    _ diff: SectionedDiff, _ old: [Section], _ new: [Section], _ items: (Section) -> Items
  ) where Items.Element == Item {
    let oldFlat = FlatItems(old, items)
    let newFlat = FlatItems(new, items)
    oldSections = old
    newSections = new
    oldItems = oldFlat.items
    newItems = newFlat.items
    sectionSources = diff.sections.sources
    let moved = Set(diff.sections.moves.map(\.new))
    isSectionKept = sectionSources.indices.map { [sectionSources] in sectionSources[$0] >= 0 && !moved.contains($0) }
    updatedSections = Set(diff.sections.updates.map(\.new))
    updatedItems = Set(diff.itemUpdates.map { newFlat.layout.offset(of: $0.new) })
    itemSources = Self.itemSources(diff, sectionSources, oldFlat.layout, newFlat.layout)

    func arranged(_ layout: SectionLayout, _ sectionToken: (Int) -> Int, _ itemToken: (Int) -> Int) -> [Arrangement] {
      (0..<layout.sectionCount).map { Arrangement(id: sectionToken($0), items: layout.range(of: $0).map(itemToken)) }
    }
    self.new = arranged(newFlat.layout, { $0 }, { $0 })
    var sectionTokens = old.indices.map { new.count + $0 }
    for (token, source) in sectionSources.enumerated() where source >= 0 { sectionTokens[Int(source)] = token }
    var itemTokens = oldFlat.items.indices.map { newFlat.items.count + $0 }
    for (token, source) in itemSources.enumerated() where source >= 0 { itemTokens[source] = token }
    self.old = arranged(oldFlat.layout, { sectionTokens[$0] }, { itemTokens[$0] })
  }

  /// The old sections, and the inserted ones without items, each behind the kept section that precedes it on the new
  /// side.
  var withInsertedSections: [Arrangement] {
    var behind: [Int: [Arrangement]] = [:]
    var anchor = -1
    for token in newSections.indices {
      if isSectionKept[token] { anchor = token }
      if sectionSources[token] < 0 { behind[anchor, default: []].append(Arrangement(id: token, items: [])) }
    }
    return (behind[-1] ?? []) + old.flatMap { [$0] + (behind[$0.id] ?? []) }
  }

  /// All sections of both sides, with the items that they have on the new side.
  var withItemsInPlace: [Arrangement] {
    withInsertedSections.map { Arrangement(id: $0.id, items: $0.id < new.count ? new[$0.id].items : []) }
  }

  /// Returns the sections and items of an arrangement, with their new values if both sides have them.
  ///
  /// - Parameters:
  ///   - arrangement: Sections of tokens.
  ///   - isUpdated: Whether updated sections and items have their new values already.
  /// - Returns: The contents of a screen that shows the arrangement.
  func contents(of arrangement: [Arrangement], isUpdated: Bool) -> [SectionedDiff.Stage<Section, Item>.Content] {
    arrangement.map { section in
      SectionedDiff.Stage.Content(
        section: value(
          section.id, oldSections, newSections, { Int(sectionSources[$0]) },
          isNew: isUpdated || !updatedSections.contains(section.id)),
        items: section.items.map { token in
          value(token, oldItems, newItems, { itemSources[$0] }, isNew: isUpdated || !updatedItems.contains(token))
        })
    }
  }

  /// Finds for each new item the old one that it matches: moves name theirs, and the other items of a section keep
  /// their order.
  private static func itemSources(
    _ diff: SectionedDiff, _ sectionSources: [Int32], _ old: SectionLayout, _ new: SectionLayout
  ) -> [Int] {
    var sources = Array(repeating: -1, count: new.itemCount)
    var isOldKept = Array(repeating: true, count: old.itemCount)
    var isNewKept = Array(repeating: true, count: new.itemCount)
    for path in diff.itemRemovals { isOldKept[old.offset(of: path)] = false }
    for path in diff.itemInsertions { isNewKept[new.offset(of: path)] = false }
    for move in diff.itemMoves {
      isOldKept[old.offset(of: move.old)] = false
      isNewKept[new.offset(of: move.new)] = false
      sources[new.offset(of: move.new)] = old.offset(of: move.old)
    }
    for (section, source) in sectionSources.enumerated() where source >= 0 {
      let kept = old.range(of: Int(source)).filter { isOldKept[$0] }
      for (item, source) in zip(new.range(of: section).filter { isNewKept[$0] }, kept) { sources[item] = source }
    }
    return sources
  }

  private func value<Value>(
    _ token: Int, _ old: [Value], _ new: [Value], _ source: (Int) -> Int, isNew: Bool
  ) -> Value {
    if token >= new.count { return old[token - new.count] }
    return isNew || source(token) < 0 ? new[token] : old[source(token)]
  }
}
