/// The items of all sections, one after another.
struct FlatItems<Item> {
  var items: [Item] = []
  var layout = SectionLayout()

  init<Section, Items: Collection>(_ sections: some Collection<Section>, _ items: (Section) -> Items)
  where Items.Element == Item {
    for section in sections {
      self.items += items(section)
      layout.close(at: self.items.count)
    }
  }
}

/// Where sections begin and end among all items.
struct SectionLayout {
  private var starts = [0]
  /// The section of each item.
  private var sections: [Int32] = []

  var sectionCount: Int { starts.count - 1 }
  var itemCount: Int { sections.count }

  /// Ends the next section at an offset among all items.
  mutating func close(at end: Int) {
    sections += repeatElement(Int32(sectionCount), count: end - starts[sectionCount])
    starts.append(end)
  }

  /// The items of a section.
  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func offset(of path: ItemPath) -> Int { starts[path.section] + path.item }

  func path(of offset: Int) -> ItemPath {
    let section = Int(sections[offset])
    return ItemPath(section: section, item: offset - starts[section])
  }
}
