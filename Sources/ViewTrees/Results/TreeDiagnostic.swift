/// A mistake in views that a tree noticed.
public enum TreeDiagnostic: Hashable, Sendable, Codable {
  /// A key is repeated among the elements of a list. Rows are matched by occurrence and none is lost, but a row may
  /// take over the state of another.
  case repeatedKey(String, list: String)

  /// A key of a list is not equal to itself, is equal to another key in only one direction, or has a different hash
  /// from a key that it is equal to. Every row shows its element, but rows may be mounted again, with new state.
  ///
  /// Debug builds check this whenever rows are mounted or rearranged. Release builds notice it only if two keys that
  /// differed are equal in a second comparison.
  case inconsistentKey(String, list: String)

  /// A loop without keys has a different number of iterations than before, so rows may have taken over the state of
  /// others.
  case unkeyedChange(list: String)

  /// Evaluating these views invalidates them again and again. They are left as they are until the next update or flush.
  case cycle([String])

  /// A view asks its environment for an object that nothing around it provides. Its body is not evaluated.
  case missingEnvironment(type: String, view: String)

  /// Code that the tree ran while it evaluated its views, such as a body, a `==` or a deinit, asked the tree a
  /// question. It was not answered.
  case askedWhileEvaluating(String)

  /// A host view holds views but has no body, so they are not shown: a host view shows its body.
  case hostViewWithoutBody(type: String, field: String)

  /// A property wrapper or a ``Handler`` is in a property of a view where a tree does not find it: in an array, a
  /// dictionary, a set, an enum or an object. A state there keeps nothing, and a handler calls old closures.
  case unconnected(wrapper: String, property: String, container: String, view: String)

  /// A view holds an object that does not announce its changes, so they never show.
  case plainModel(type: String, property: String, view: String)

  /// A binding was set although its element is gone or its optional is nil. Nothing was changed.
  case droppedWrite(to: String)

  /// An event changed something, the tree has the scheduler ``FlushScheduler/manual``, and it was never flushed.
  case waitingChanges(root: String)
}

extension TreeDiagnostic: CustomStringConvertible {
  /// The mistake, and what to do about it.
  public var description: String {
    switch self {
    case .repeatedKey(let key, let list):
      "The key \(key) occurs twice in a list in \(list): give every element its own identity"
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
    case .unconnected(let wrapper, let property, let container, let view):
      """
      The \(wrapper) in '\(property)' of \(view) lies in \(container), where a tree does not find it, so that it is not \
      connected with the view: make it a property of the view itself, or of a struct, a tuple or an optional in it, or \
      give each element its own view
      """
    case .plainModel(let type, let property, let view):
      """
      '\(property)' of \(view) holds a \(type), a class that announces no changes, so that changes of it never show: \
      mark the class '@Observable', give it a comparison spec, or mark the property '@AutoIgnored' in an \
      '@AutoEquatable' view if the view does not show what is in it
      """
    case .droppedWrite(let value):
      """
      A binding to \(value) was set whose element is gone, or whose optional is nil, and nothing was changed: give up \
      the binding when the element goes
      """
    case .waitingChanges(let root):
      """
      An event changed what a tree of \(root) shows, and the tree waits: its scheduler is '.manual'. Call 'flush()' after \
      'send(_:to:)', or make the tree with 'scheduler: .immediate' or 'scheduler: .mainActor'
      """
    }
  }
}
