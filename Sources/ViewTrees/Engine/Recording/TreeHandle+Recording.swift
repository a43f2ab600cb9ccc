// Records decisions, counters and patches. Nothing is decided here.

extension __TreeHandle {
  /// Records that a node and everything below it were skipped.
  @inlinable
  @inline(__always)
  func recordSkip(_ node: __NodeReference, _ outcome: UInt32 = Outcome.skipEqual) {
    storage.pointee.counts.skipped &+= 1
    recordDecision(node, outcome)
  }

  /// Records that a node was compared.
  @inlinable
  @inline(__always)
  func recordComparison(_ node: __NodeReference, _ outcome: UInt32) {
    storage.pointee.counts.compared &+= 1
    recordDecision(node, outcome)
  }

  /// Records that a node is evaluated because something changed that it read, or because it was invalidated.
  func recordInvalidation(_ node: __NodeReference) {
    guard self[node].pointee.flags.contains(.changed) else {
      return recordComparison(node, Outcome.compareInvalidated)
    }
    recordComparison(node, Outcome.withDetail(Outcome.compareChanged, takeCauses(of: node)))
  }

  /// Moves the causes of a node's invalidation to those of the commit.
  ///
  /// - Returns: The detail that refers to them; 0 if no cause is known.
  private func takeCauses(of node: __NodeReference) -> UInt32 {
    storage.pointee.owner._withUnsafeGuaranteedRef { core in
      guard !core.causes.isEmpty, let causes = core.causes.removeValue(forKey: id(of: node)) else { return 0 }
      core.causesOfDecisions.append(causes)
      storage.pointee.details.append(UInt64(core.causesOfDecisions.count - 1))
      return UInt32(truncatingIfNeeded: storage.pointee.details.count)
    }
  }

  /// Records a decision.
  @inlinable
  @inline(__always)
  func recordDecision(_ node: __NodeReference, _ outcome: UInt32) {
    guard storage.pointee.recordsDecisions else { return }
    let record = self[node]
    storage.pointee.decisions.append(
      __RawDecision(
        node: node, generation: record.pointee.generation, type: record.pointee.type, outcome: outcome))
  }

  /// Records the patch that tells the host of a node's new view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - fields: One more than the index of the set of differing fields; 0 if they are not known.
  func recordHostUpdate(_ node: __NodeReference, fields: UInt32) {
    let record = self[node]
    // A fresh node is mounted with its newest view anyway.
    guard !record.pointee.flags.contains(.fresh) else { return }
    storage.pointee.patches.append(
      __RawPatch(
        kind: __RawPatch.Kind.update, node: node, generation: record.pointee.generation, parent: .none,
        before: .none, detail: fields))
  }

  /// Records that a node was mounted, unless it is none.
  ///
  /// The nodes below it have no decisions.
  @inlinable
  func recordMount(of node: __NodeReference) {
    if node.exists { recordDecision(node, Outcome.mountInserted) }
  }

  /// Records that the content of a fragment is rebuilt, and unmounts it.
  @usableFromInline
  @inline(never)
  func willRebuild(_ fragment: __NodeReference, _ outcome: UInt32) {
    storage.pointee.counts.rebuilt &+= 1
    let child = self[fragment].pointee.firstChild
    recordDecision(child.exists ? child : fragment, outcome)
    unmountChildren(of: fragment, recording: false)
  }

  /// Records that rows of a list were skipped because their elements are equal.
  @usableFromInline
  func recordSkippedRows(_ count: Int, of list: __NodeReference) {
    guard count > 0 else { return }
    storage.pointee.counts.skipped &+= count
    guard storage.pointee.recordsDecisions else { return }
    storage.pointee.details.append(UInt64(count))
    let detail = UInt32(truncatingIfNeeded: storage.pointee.details.count)
    recordDecision(list, Outcome.withDetail(Outcome.skipEqualElements, detail))
  }

  /// Reports a key that occurs more than once in a list.
  @usableFromInline
  func reportRepeatedKey<ID>(_ key: ID, of list: __NodeReference) {
    report(.repeatedKey(String(describing: key), list: pathDescription(of: list)))
  }

  /// Reports a key whose `==` and `hash(into:)` contradict each other.
  @usableFromInline
  func reportInconsistentKey<ID>(_ key: ID, of list: __NodeReference) {
    report(.inconsistentKey(String(describing: key), list: pathDescription(of: list)))
  }

  /// Reports that a loop without keys has another number of iterations than before.
  @usableFromInline
  func reportUnkeyedChange(of fragment: __NodeReference) {
    report(.unkeyedChange(list: pathDescription(of: fragment)))
  }

  func report(_ diagnostic: TreeDiagnostic) {
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.report(diagnostic) }
  }
}
