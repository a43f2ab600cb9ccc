extension SectionedDiff {
  /// Compares two lists of sections, with functions that say what is updated.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - id: The key of a section.
  ///   - items: The items of a section.
  ///   - itemID: The key of an item.
  ///   - areSectionsEqual: Whether two sections with the same key are equal apart from their items; if not, the section
  ///     is updated. By default, no section is.
  ///   - areItemsEqual: Whether two items with the same key are equal; if not, the item is updated.
  /// - Complexity: O(*n* log *n*) for *n* sections and items.
  public init<Section, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>, id: @escaping (Section) -> some Hashable,
    items: (Section) -> Items, itemID: @escaping (Items.Element) -> some Hashable,
    areSectionsEqual: (Section, Section) -> Bool = { _, _ in true },
    areItemsEqual: (Items.Element, Items.Element) -> Bool
  ) {
    let oldItems = FlatItems(old, items)
    let newItems = FlatItems(new, items)
    let sections = KeyedDiff(from: old, to: new, id: id, areEqual: areSectionsEqual)
    let all = KeyedDiff(from: oldItems.items, to: newItems.items, id: itemID, areEqual: areItemsEqual)
    self.init(sections, all, oldItems.layout, newItems.layout)
  }

  /// Compares two lists of sections; items with the same key that are not equal by `==` are updated.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - id: The key of a section.
  ///   - items: The items of a section.
  ///   - itemID: The key of an item.
  ///   - areSectionsEqual: Whether two sections with the same key are equal apart from their items; if not, the section
  ///     is updated. By default, no section is.
  /// - Complexity: O(*n* log *n*) for *n* sections and items.
  public init<Section, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>, id: @escaping (Section) -> some Hashable,
    items: (Section) -> Items, itemID: @escaping (Items.Element) -> some Hashable,
    areSectionsEqual: (Section, Section) -> Bool = { _, _ in true }
  ) where Items.Element: Equatable {
    self.init(
      from: old, to: new, id: id, items: items, itemID: itemID, areSectionsEqual: areSectionsEqual, areItemsEqual: ==)
  }

  /// Compares two lists of sections by the identities of sections and items.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - items: The items of a section.
  ///   - areSectionsEqual: Whether two sections with the same identity are equal apart from their items; if not, the
  ///     section is updated. By default, no section is.
  /// - Complexity: O(*n* log *n*) for *n* sections and items.
  public init<Section: Identifiable, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>, items: (Section) -> Items,
    areSectionsEqual: (Section, Section) -> Bool = { _, _ in true }
  ) where Items.Element: Identifiable & Equatable {
    self.init(
      from: old, to: new, id: \.id, items: items, itemID: \.id, areSectionsEqual: areSectionsEqual, areItemsEqual: ==)
  }
}
