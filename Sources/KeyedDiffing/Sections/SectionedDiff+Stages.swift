extension SectionedDiff {
  /// One of several steps from the old sections to the new ones, and the sections that it leads to.
  public struct Stage<Section, Item> {
    /// A section as it is after a stage.
    public struct Content {
      /// The value of the section: the new one, unless the section is removed or has yet to be updated.
      public var section: Section
      /// The items that are in the section after the stage.
      public var items: [Item]
    }

    /// The difference between the sections before this stage and ``sections``.
    public var diff: SectionedDiff
    /// All sections after this stage.
    public var sections: [Content]
  }

  /// Splits the difference into stages, each of them a batch that every list screen takes.
  ///
  /// 1. Sections are inserted, without items.
  /// 2. Items are removed, inserted and moved, while all sections exist.
  /// 3. Sections are moved and removed; those that are removed are empty by then.
  /// 4. Sections and items are updated in place, at the same offsets and paths before and after.
  ///
  /// A stage without changes is left out.
  ///
  /// ```swift
  /// for stage in diff.stages(from: groups, to: nextGroups, items: \.items) {
  ///   shown = stage.sections
  ///   screen.perform(stage.diff)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The sections that the difference starts from.
  ///   - new: The sections that it leads to.
  ///   - items: The items of a section.
  /// - Returns: The stages; the last one leads to the new sections.
  /// - Complexity: O(*n* log *n*) for *n* sections and items.
  public func stages<Section, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>, items: (Section) -> Items
  ) -> [Stage<Section, Items.Element>] {
    precondition(
      old.count == sections.oldCount && new.count == sections.newCount,
      """
      The difference leads from \(sections.oldCount) to \(sections.newCount) sections, but there are \(old.count) and \
      \(new.count): use it with the sections that it was made from.
      """)
    let tokens = SectionTokens(self, Array(old), Array(new), items)
    var stages: [Stage<Section, Items.Element>] = []
    var before = tokens.old
    for after in [tokens.withInsertedSections, tokens.withItemsInPlace, tokens.new] {
      let diff = SectionedDiff(from: before, to: after, id: \.id, items: \.items, itemID: \.self)
      if diff.changesStructure {
        stages.append(Stage(diff: diff, sections: tokens.contents(of: after, isUpdated: false)))
      }
      before = after
    }
    if !(sections.updates.isEmpty && itemUpdates.isEmpty) {
      var diff = SectionedDiff(from: before, to: before, id: \.id, items: \.items, itemID: \.self)
      diff.sections.updates = .init(sections.updates.map { .init(old: $0.new, new: $0.new) })
      diff.itemUpdates = itemUpdates.map { ItemPathPair(old: $0.new, new: $0.new) }
      stages.append(Stage(diff: diff, sections: tokens.contents(of: before, isUpdated: true)))
    }
    return stages
  }
}

extension SectionedDiff.Stage: Sendable where Section: Sendable, Item: Sendable {}
extension SectionedDiff.Stage.Content: Sendable where Section: Sendable, Item: Sendable {}
