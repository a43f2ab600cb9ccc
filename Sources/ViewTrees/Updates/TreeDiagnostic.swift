/// Something that the author of the views should know.
public enum TreeDiagnostic: Hashable, Sendable, Codable {
  /// A key stands twice among the elements of a list. Rows are matched by occurrence, and nothing is lost, but a row may
  /// take over the state of another.
  case repeatedKey(String, list: String)

  /// A key of a list is not equal to itself, is equal to another key only the one way round, or has another hash than a key
  /// that it is equal to. Every row shows its element, but rows may be mounted anew, with new state.
  ///
  /// Debug builds look for it whenever rows are mounted or rearranged; others notice it where keys that differed are equal
  /// when they are compared once more.
  case inconsistentKey(String, list: String)

  /// A loop without keys has another number of turns than before, so that rows may have taken over the state of others.
  case unkeyedChange(list: String)

  /// Evaluating these views invalidates them again and again. They are left as they are until the next update or flush.
  case cycle([String])

  /// A view asks its environment for an object that nothing around it provides. Its body is not evaluated.
  case missingEnvironment(type: String, view: String)

  /// Something was asked of the tree by code that the tree ran while it evaluated its views, such as a body, a `==` or a
  /// deinit. It was not answered.
  case askedWhileEvaluating(String)

  /// A host view holds views and has no body, so that they are not shown: what a host view shows is its body.
  case hostViewWithoutBody(type: String, field: String)
}

extension TreeDiagnostic: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .repeatedKey(let key, let list):
      "The key \(key) stands twice in a list in \(list): give every element an identity of its own"
    case .inconsistentKey(let key, let list):
      """
      The key \(key) in a list in \(list) is not compared or hashed the same way each time: let '==' and 'hash(into:)' of \
      its type depend on nothing but what never changes in a value
      """
    case .unkeyedChange(let list):
      """
      A loop in \(list) has another number of turns than before and its rows have no keys: use ForEach, so that what \
      belongs to a row stays with it
      """
    case .cycle(let views):
      """
      Evaluating \(views.joined(separator: ", ")) invalidates the same views again and again: a body must not change \
      what it depends on
      """
    case .askedWhileEvaluating(let name):
      """
      '\(name)' was asked for while the tree evaluated its views, and was not answered: ask when the update is over, in \
      an event handler or a hook
      """
    case .hostViewWithoutBody(let type, let field):
      """
      \(type) is a host view with views in '\(field)', but it has no body and shows none of them: add \
      'var body: some View { \(field) }', with whatever else it is to show
      """
    case .missingEnvironment(let type, let view):
      """
      \(view) needs an object of type \(type) in its environment, and there is none: provide one around it by \
      '.environment(_:)' or '.environmentObject(_:)', or make the property optional. It shows nothing
      """
    }
  }
}
