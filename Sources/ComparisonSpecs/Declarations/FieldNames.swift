/// The names of the declared fields of a spec.
///
/// A key path tells the names of plain stored properties only: not those of closures, of computed or wrapped
/// properties, or of properties with observers. A closure's name follows from its type if that leaves no doubt;
/// otherwise the declaration has to give one.
struct FieldNames {
  /// The path of each field.
  private(set) var paths: [String]

  /// A text for each field that only declarations of the same field share.
  private(set) var mentions: [String]

  /// The fields whose names are unknown.
  var problems: [ComparisonSpecProblem] {
    paths.indices.filter { isNameless[$0] }.map { .nameUnknown(path: paths[$0]) }
  }

  private var isNameless: [Bool]

  init<Root>(of declarations: [DeclaredField<Root>]) {
    paths = declarations.map { field in
      field.name ?? field.keyPaths.map(KeyPathNames.path).joined(separator: ".")
    }
    isNameless = zip(declarations, paths).map { $0.name == nil && $1.contains(KeyPathNames.unknownMark) }
    mentions = paths
    nameClosures(declarations)
    for index in paths.indices {
      let keyPaths = declarations[index].keyPaths
      let first = declarations.firstIndex { $0.keyPaths == keyPaths } ?? index
      if first != index {
        mentions[index] = mentions[first]
      } else if isNameless[index] {
        mentions[index] = "\(paths[index])#\(index)"
      } else {
        mentions[index] = paths[index]
      }
    }
  }

  /// Names the closures that are left out, if their type has as many declarations as stored properties.
  ///
  /// Which of several declarations of one type belongs to which property does not matter then, because they say the
  /// same of each.
  private mutating func nameClosures<Root>(_ declarations: [DeclaredField<Root>]) {
    let named = Set(paths)
    let unclaimed = StoredProperty.all(of: Root.self).filter { property in
      TypeKind.isFunction(property.type) && !named.contains(property.name)
    }
    for property in unclaimed {
      let candidates = declarations.indices.filter { isNameless[$0] && declarations[$0].type == property.type }
      let properties = unclaimed.filter { $0.type == property.type }
      let keyPaths = Set(candidates.map { declarations[$0].keyPaths })
      let roles = Set(candidates.map { declarations[$0].role })
      guard let role = roles.first, roles.count == 1, !role.isCompared else { continue }
      guard candidates.count == properties.count, keyPaths.count == candidates.count else { continue }
      for (index, property) in zip(candidates, properties) {
        paths[index] = property.sourceName
        isNameless[index] = false
      }
    }
  }
}

/// The names of the properties along a key path, as far as it tells them.
enum KeyPathNames {
  /// The beginning of the stand-in for a name that the key path does not tell.
  static let unknownMark = "<"

  /// The names of the properties along a key path, joined by dots.
  ///
  /// The key path's own description reads `\Root.first.second?.<computed 0x… (Type)>`. A part that it cannot name, and
  /// everything after it, is replaced by the type of the value at the key path, which is the same in every run.
  static func path(of keyPath: AnyKeyPath) -> String {
    let text = keyPath.debugDescription
    let root = "\\" + _typeName(type(of: keyPath).rootType, qualified: false) + "."
    let names = text.hasPrefix(root) ? text.dropFirst(root.count) : text.drop { $0 != "." }.dropFirst()
    let known = names.prefix { String($0) != unknownMark }
    var path = ""
    for character in known where character != "?" && character != "!" {
      // Another dot precedes the place of an element of a tuple.
      if character != "." || path.last != "." { path.append(character) }
    }
    guard known.endIndex != names.endIndex else { return path }
    return path + unknownMark + _typeName(type(of: keyPath).valueType, qualified: false) + ">"
  }
}
