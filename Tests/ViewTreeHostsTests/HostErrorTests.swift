import Testing
import ViewTreeHosts
import ViewTrees

@Suite("Patches and commits that do not fit")
struct HostErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let patch: Patch<HostSnapshot>
    let error: HostError
    var testDescription: String { "\(patch)" }
  }

  /// The tree before each test: two lists, a text, a portal, and a node 8 that is gone.
  static let base = [
    mount(0, "ul"), mount(1, "li", in: 0), mount(2, "li", in: 1), mount(3, "ol"), mount(4, "li", in: 3),
    mount(5, "'text", in: 3), mount(6, "#portal", ["target": "x"]), mount(7, "b", in: 6), mount(8, "i", in: 3),
    unmount(8),
  ]

  static let cases: [Case] = [
    Case(patch: mount(9, "b", in: 20), error: .unknownNode(node(20))),
    Case(patch: mount(9, "b", in: 8), error: .deadNode(node(8))),
    Case(patch: mount(9, "b", in: 0, before: 20), error: .unknownNode(node(20))),
    Case(patch: mount(9, "b", in: 0, before: 8), error: .deadNode(node(8))),
    Case(patch: mount(9, "b", in: 0, before: 4), error: .anchorElsewhere(node(4), parent: node(0))),
    Case(patch: mount(9, "b", in: 0, before: 0), error: .anchorElsewhere(node(0), parent: node(0))),
    Case(patch: mount(9, "b", before: 1), error: .anchorElsewhere(node(1), parent: nil)),
    Case(patch: mount(9, "b", before: 6), error: .anchorElsewhere(node(6), parent: nil)),
    Case(patch: mount(1, "b", in: 0), error: .alreadyMounted(node(1), as: node(1))),
    Case(
      patch: .mount(node(1, 1), view("b"), parent: nil, before: nil), error: .alreadyMounted(node(1, 1), as: node(1))),
    Case(patch: mount(8, "b", in: 0), error: .nameUsedAgain(node(8))),
    Case(patch: mount(9, "b", in: 5), error: .parentIsText(node(5))),
    Case(patch: mount(9, "#portal", in: 0), error: .portalBelow(node(0))),
    Case(patch: update(20, "b"), error: .unknownNode(node(20))),
    Case(patch: update(8, "b"), error: .deadNode(node(8))),
    Case(patch: .update(node(1, 1), view("b"), changedFields: []), error: .unknownNode(node(1, 1))),
    Case(patch: update(6, "div"), error: .portalInOrOut(node(6))),
    Case(patch: update(0, "#portal"), error: .portalInOrOut(node(0))),
    Case(patch: move(20, in: 0), error: .unknownNode(node(20))),
    Case(patch: move(8, in: 0), error: .deadNode(node(8))),
    Case(patch: move(4, in: 0, before: 5), error: .anchorElsewhere(node(5), parent: node(0))),
    Case(patch: move(1, in: 0, before: 1), error: .beforeItself(node(1))),
    Case(patch: move(0, in: 0), error: .intoItself(node(0), parent: node(0))),
    Case(patch: move(0, in: 2), error: .intoItself(node(0), parent: node(2))),
    Case(patch: move(4, in: 5), error: .parentIsText(node(5))),
    Case(patch: move(6, in: 0), error: .portalBelow(node(0))),
    Case(patch: unmount(20), error: .unknownNode(node(20))),
    Case(patch: unmount(8), error: .deadNode(node(8))),
    Case(patch: unmount(0), error: .hasChildren(node(0), first: node(1))),
  ]

  @Test("A patch that does not fit is refused with the reason, and changes nothing", arguments: cases)
  func patches(of testCase: Case) throws {
    let host = MemoryHost()
    try host.apply(Self.base)
    let before = host.tree
    let failure = #expect(throws: HostFailure.self) {
      try host.apply(Commit(number: 2, patches: [update(1, "li"), testCase.patch]))
    }
    #expect(failure?.error as? HostError == testCase.error)
    #expect(failure?.position == 1 && failure?.commit.number == 2)
    #expect(host.tree == before)

    // An HTML host refuses it with the same error.
    let html = HTMLHost()
    try html.apply(Self.base)
    let again = #expect(throws: HostFailure.self) { try html.apply(Commit(number: 2, patches: [testCase.patch])) }
    #expect(again?.error as? HostError == testCase.error)
  }

  @Test("A node that becomes text must have no children when the commit ends")
  func textWithChildren() throws {
    let host = MemoryHost()
    try host.apply(Self.base)
    let failure = #expect(throws: HostFailure.self) { try host.apply(Commit(number: 2, patches: [update(1, "'x")])) }
    #expect(failure?.error as? HostError == .textHasChildren(node(1)) && failure?.position == nil)
  }

  struct CommitCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: HostError
    let calls: @Sendable (any ViewTreeHost) throws -> Void
  }

  private static func info(_ number: Int, _ count: Int = 0, isFullMount: Bool = false) -> CommitInfo {
    CommitInfo(number: number, isFullMount: isFullMount, patchCount: count)
  }

  static let commitCases: [CommitCase] = [
    CommitCase(testDescription: "a patch outside", error: .noCommit) { try $0.unmount(node(1)) },
    CommitCase(testDescription: "an end without beginning", error: .noCommit) { try $0.commit(info(2)) },
    CommitCase(testDescription: "two beginnings", error: .commitOpen(number: 2)) {
      try $0.begin(info(2))
      try $0.begin(info(3))
    },
    CommitCase(testDescription: "a gap", error: .commitOutOfOrder(number: 3, expected: 2)) { try $0.begin(info(3)) },
    CommitCase(testDescription: "a repetition", error: .commitOutOfOrder(number: 1, expected: 2)) {
      try $0.begin(info(1))
    },
    CommitCase(testDescription: "another end", error: .otherCommit(number: 3, open: 2)) {
      try $0.begin(info(2))
      try $0.commit(info(3))
    },
    CommitCase(testDescription: "too few patches", error: .patchCount(1, announced: 2)) {
      try $0.begin(info(2, 2))
      try $0.unmount(node(1))
      try $0.commit(info(2, 2))
    },
    CommitCase(testDescription: "after a failure", error: .failedBefore) {
      try $0.begin(info(2, 1))
      try? $0.unmount(node(20))
      try $0.commit(info(2, 1))
    },
    CommitCase(testDescription: "the next commit after a failure", error: .failedBefore) {
      try? $0.unmount(node(1))
      try $0.begin(info(2))
    },
  ]

  @Test("Commits must be complete and in order", arguments: commitCases)
  func commits(of testCase: CommitCase) throws {
    for host in [MemoryHost(), HTMLHost()] as [any ViewTreeHost] {
      try host.begin(Self.info(1, 2, isFullMount: true))
      try host.mount(node(0), view("ul"), parent: nil, before: nil)
      try host.mount(node(1), view("li"), parent: node(0), before: nil)
      try host.commit(Self.info(1, 2, isFullMount: true))
      let error = #expect(throws: HostError.self) { try testCase.calls(host) }
      #expect(error == testCase.error)
      // A full mount is accepted after every failure, with any number.
      try host.apply(Commit(number: 9, isFullMount: true, patches: [mount(0, "ol")]))
      try host.apply(Commit(number: 10, patches: [mount(1, "li", in: 0)]))
      switch host {
      case let host as MemoryHost: #expect(host.description == "ol\n  li")
      case let host as HTMLHost: #expect(host.html == "<ol><li></li></ol>")
      default: Issue.record("an unknown host")
      }
    }
  }

  @Test("A host that fails at any call is correct again after a full mount")
  func recovery() throws {
    let update = [move(2, in: 0, before: 1), unmount(1), mount(3, "b", in: 0)]
    let first = [mount(0, "ul"), mount(1, "li", in: 0), mount(2, "li", in: 0)]
    for calls in 0..<5 {
      let host = FailingHost(MemoryHost())
      try host.apply(first)
      host.callsToFailure = calls
      let failure = #expect(throws: HostFailure.self) { try host.apply(Commit(number: 2, patches: update)) }
      #expect(failure?.error is FailingHost<MemoryHost>.Failure)
      #expect(failure?.position == (1...3 ~= calls ? calls - 1 : nil))
      var tree = HostTree()
      for patch in first + update { try tree.apply(patch) }
      try host.apply(Commit(number: 3, isFullMount: true, patches: tree.mountPatches()))
      #expect(host.inner.tree == tree)
    }
  }

  @Test("The text of a failure says where it happened, why, and what to do")
  func texts() throws {
    let host = MemoryHost()
    try host.apply(Self.base)
    let failure = #expect(throws: HostFailure.self) { try host.apply(Commit(number: 2, patches: [unmount(0)])) }
    #expect(
      failure?.description == "The host failed at patch 1 of 1 in commit 2: node 0.0 still has children, such as 1.0: "
        + "unmount them first")
  }
}
