/// Whether what views read may change on other threads while they are evaluated.
///
/// The standard library registers what a body read when the body has returned. A change on another thread between the
/// two goes unnoticed by it. Where that can happen, a tree has the body of a view that reads anything run twice: once to
/// have its reads registered, and once more, when every change is noticed, for the view that is shown. Nothing of what
/// both runs read is lost then, provided that a model announces a change and makes it in one critical section that
/// reading enters as well, which `withMutation(keyPath:_:)` inside of the model's lock does. What only the second run
/// reads, because the first one went another way, is registered when that has returned: for a change to go unnoticed,
/// two have to fall into the two gaps of one evaluation.
///
/// Models that belong to the same actor as the tree, or to the same thread, never change meanwhile.
public enum ModelConcurrency: Sendable, Hashable {
  /// Bodies run once, until a change on another thread has been seen to meet an evaluation. From then on it is as for
  /// ``shared``.
  case automatic

  /// What views read may change at any time on any thread. Bodies that read anything run twice.
  case shared
}
