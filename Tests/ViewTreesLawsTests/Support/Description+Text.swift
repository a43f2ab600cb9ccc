extension Description {
  /// The description in one line.
  var text: String {
    let inside = parts.map(\.text).joined(separator: ", ")
    return switch kind {
    case .nothing: "\(label) nothing"
    case .text(let value): "\(label) text \(value)"
    case .badge(let value): "\(label) badge \(value)"
    case .data(let root): "\(label) data \(root.text)"
    case .erased: "\(label) erased(\(inside))"
    case .box(let title, _): "\(label) box \(title)(\(inside))"
    case .composite(let style, _): "\(label) \(style)(\(inside))"
    case .element(let name, let value, _): "\(label) element \(name) \(value)(\(inside))"
    case .optional: "\(label) optional(\(inside))"
    case .either(let branch, _): "\(label) either \(branch)(\(inside))"
    case .choice(let branch, _): "\(label) choice \(branch)(\(inside))"
    case .identified(let key, _): "\(label) id \(key)(\(inside))"
    case .portal(let target, _): "\(label) portal \(target)(\(inside))"
    case .loop: "\(label) loop(\(inside))"
    case .pair: "\(label) pair(\(inside))"
    case .list(let style, let rows): "\(label) list \(style)(\(rows.map(\.text).joined(separator: ", ")))"
    case .single(let style, let rows): "\(label) single \(style)(\(rows.map(\.text).joined(separator: ", ")))"
    }
  }
}

extension Description.Row {
  var text: String { "\(key): \(content.text)" }
}

extension DataView {
  var text: String { "\(id)/\(label)=\(value)[\(children.map(\.text).joined(separator: " "))]" }
}
