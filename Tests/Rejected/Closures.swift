// macro-case 22: a closure behind a typealias, which only the type checker can see.

import ComparisonSpecs

typealias Action = () -> Void
typealias AsyncAction = @Sendable (Int) async throws -> String

@AutoEquatable
struct Row {
  let id: Int
  let onTap: Action  // error: a closure cannot be compared: mark this field '@AutoIgnored'
  var onLoad: AsyncAction?  // error: a closure cannot be compared: mark this field '@AutoIgnored'
  @AutoIgnored let accepted: Action
}

@AutoEquatable
enum Event {
  case tap(Action)  // error: a closure cannot be compared: mark this field '@AutoIgnored'
}
