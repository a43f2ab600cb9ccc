extension __TreeHandle {
  /// Notes that a node and what is below it stay as they are.
  @inlinable
  @inline(__always)
  func recordSkip(_ node: __NodeReference, _ outcome: UInt32 = Outcome.skipEqual) {
    storage.pointee.counts.skipped &+= 1
    recordDecision(node, outcome)
  }

  /// Notes that a node keeps its identity and is reconciled in place.
  @inlinable
  @inline(__always)
  func recordComparison(_ node: __NodeReference, _ outcome: UInt32) {
    storage.pointee.counts.compared &+= 1
    recordDecision(node, outcome)
  }

  /// Notes that a node is evaluated because something changed that it read, or because somebody invalidated it.
  func recordInvalidation(_ node: __NodeReference) {
    guard self[node].pointee.flags.contains(.changed) else {
      return recordComparison(node, Outcome.compareInvalidated)
    }
    recordComparison(node, Outcome.withDetail(Outcome.compareChanged, takeCauses(of: node)))
  }

  /// One more than the index of what is known of the changes that concern a node, 0 where nothing is.
  private func takeCauses(of node: __NodeReference) -> UInt32 {
    storage.pointee.owner._withUnsafeGuaranteedRef { core in
      guard !core.causes.isEmpty, let causes = core.causes.removeValue(forKey: id(of: node)) else { return 0 }
      core.causesOfDecisions.append(causes)
      storage.pointee.details.append(UInt64(core.causesOfDecisions.count - 1))
      return UInt32(truncatingIfNeeded: storage.pointee.details.count)
    }
  }

  /// Notes what was decided about a node.
  @inlinable
  @inline(__always)
  func recordDecision(_ node: __NodeReference, _ outcome: UInt32) {
    guard storage.pointee.recordsDecisions else { return }
    let record = self[node]
    storage.pointee.decisions.append(
      __RawDecision(
        node: node, generation: record.pointee.generation, type: record.pointee.type, outcome: outcome))
  }

  /// Notes a patch that tells the host of a node's new view.
  ///
  /// `fields` is one more than the index of the fields that differ, 0 if they are not known.
  func recordHostUpdate(_ node: __NodeReference, fields: UInt32) {
    let record = self[node]
    // A node that the host does not know yet is mounted with its newest view.
    guard !record.pointee.flags.contains(.fresh) else { return }
    storage.pointee.patches.append(
      __RawPatch(
        kind: __RawPatch.Kind.update, node: node, generation: record.pointee.generation, parent: .none,
        before: .none, detail: fields))
  }

  /// Notes that a node exists that did not before, where there is one; what is below it is not noted.
  @inlinable
  func recordMount(of node: __NodeReference) {
    if node.exists { recordDecision(node, Outcome.mountInserted) }
  }

  /// Notes that what is in a fragment gives way to something else, and unmounts it.
  @usableFromInline
  @inline(never)
  func willRebuild(_ fragment: __NodeReference, _ outcome: UInt32) {
    storage.pointee.counts.rebuilt &+= 1
    let child = self[fragment].pointee.firstChild
    recordDecision(child.exists ? child : fragment, outcome)
    unmountChildren(of: fragment, recording: false)
  }

  /// Notes that a number of rows of a list were skipped because their elements are equal.
  @usableFromInline
  func recordSkippedRows(_ count: Int, of list: __NodeReference) {
    guard count > 0 else { return }
    storage.pointee.counts.skipped &+= count
    guard storage.pointee.recordsDecisions else { return }
    storage.pointee.details.append(UInt64(count))
    let detail = UInt32(truncatingIfNeeded: storage.pointee.details.count)
    recordDecision(list, Outcome.withDetail(Outcome.skipEqualElements, detail))
  }

  /// Reports a key that occurs twice in a list.
  @usableFromInline
  func reportRepeatedKey<ID>(_ key: ID, of list: __NodeReference) {
    report(.repeatedKey(String(describing: key), list: pathDescription(of: list)))
  }

  /// Reports a key whose `==` and hash contradict themselves.
  @usableFromInline
  func reportInconsistentKey<ID>(_ key: ID, of list: __NodeReference) {
    report(.inconsistentKey(String(describing: key), list: pathDescription(of: list)))
  }

  /// Reports that a loop has another number of turns than before.
  @usableFromInline
  func reportUnkeyedChange(of fragment: __NodeReference) {
    report(.unkeyedChange(list: pathDescription(of: fragment)))
  }

  func report(_ diagnostic: TreeDiagnostic) {
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.report(diagnostic) }
  }
}
