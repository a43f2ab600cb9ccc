/// Whether what views read may change on other threads while they are evaluated.
///
/// The standard library registers the reads of a body when the body returns. It does not notice a change on another
/// thread between a read and that moment. If this can happen, a tree runs every body that reads anything twice: the
/// first run registers the reads, and the second run, during which every change is noticed, makes the body that is
/// shown.
///
/// Then no change of what both runs read is lost, provided that a model announces and makes a change in one critical
/// section that reads enter as well: call `withMutation(keyPath:_:)` inside of the model's lock. The second run may
/// take another path and read more. Those reads are registered when it returns, so a change of them is lost only if two
/// changes fall into the two gaps of one evaluation.
///
/// Models that belong to the same actor or thread as the tree never change during an evaluation.
public enum ModelConcurrency: Sendable, Hashable {
  /// Bodies run once until a change on another thread is seen during an evaluation. From then on this is ``shared``.
  case automatic

  /// What views read may change at any time on any thread. Bodies that read anything run twice.
  case shared
}
