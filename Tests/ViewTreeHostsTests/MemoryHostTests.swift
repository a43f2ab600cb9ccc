import Testing
import ViewTreeHosts
import ViewTrees

@Suite("MemoryHost")
struct MemoryHostTests {
  /// A list of three elements, with a portal inside the second.
  static let list = [
    mount(0, "ul", ["class": "todos"]), mount(1, "li", in: 0), mount(2, "'Milk", in: 1), mount(3, "li", in: 0),
    mount(4, "#portal", ["target": "dialogs"]), mount(5, "dialog", in: 4), mount(6, "li", in: 0, events: ["click"]),
  ]

  static let tables: [(patches: [Patch<HostSnapshot>], text: String)] = [
    (
      [],
      """
      ul class="todos"
        li
          "Milk"
        li
        li on click
      portal dialogs
        dialog
      """
    ),
    (
      [move(6, in: 0, before: 1), update(3, "li", ["id": "b"]), mount(7, "p", before: 0), mount(8, "p")],
      """
      p
      ul class="todos"
        li on click
        li
          "Milk"
        li id="b"
      p
      portal dialogs
        dialog
      """
    ),
    (
      [move(2, in: 6), move(1, in: 3), unmount(5), unmount(4)],
      """
      ul class="todos"
        li
          li
        li on click
          "Milk"
      """
    ),
    (
      [mount(7, "#portal", ["target": "alerts"]), mount(8, "#portal", ["target": "dialogs"]), mount(9, "b", in: 8)],
      """
      ul class="todos"
        li
          "Milk"
        li
        li on click
      portal alerts
      portal dialogs
        dialog
      portal dialogs
        b
      """
    ),
    ([unmount(2), unmount(1), unmount(3), unmount(5), unmount(4), unmount(6), unmount(0)], ""),
    (
      // A host view that becomes text before its content is unmounted.
      [update(1, "'text"), unmount(2)],
      """
      ul class="todos"
        "text"
        li
        li on click
      portal dialogs
        dialog
      """
    ),
  ]

  @Test("shows what the patches say, with portals apart", arguments: tables)
  func showing(patches: [Patch<HostSnapshot>], text: String) throws {
    let host = MemoryHost()
    try host.apply(Self.list, patches)
    #expect(host.description == text)
    #expect(host.patches == Self.list + patches)
    // The same patches again, with the same IDs.
    let fresh = MemoryHost()
    try fresh.apply(host.tree.mountPatches())
    #expect(fresh == host)
  }

  @Test("returns nodes, parents and children")
  func reading() throws {
    let host = MemoryHost()
    try host.apply(Self.list)
    #expect(host.tree.count == 7)
    #expect(host.tree.topLevel == [node(0)] && host.tree.portals == [node(4)])
    #expect(host.tree.children(of: node(0)) == [node(1), node(3), node(6)])
    #expect(host.tree.parent(of: node(2)) == node(1) && host.tree.parent(of: node(0)) == nil)
    #expect(host.tree.parent(of: node(4)) == nil && host.tree.view(of: node(4))?.portalTarget == "dialogs")
    #expect(host.tree.view(of: node(1, 1)) == nil && host.tree.children(of: node(9)).isEmpty)
    #expect(host.tree.text(namingNodes: true).hasPrefix("0.0 ul class=\"todos\"\n  1.0 li\n    2.0 \"Milk\"\n"))
  }

  @Test("logs every call in order while logging is on")
  func log() throws {
    let host = MemoryHost()
    try host.apply([mount(0, "ul")], [mount(1, "'a", in: 0), update(1, "'b"), move(1, in: 0), unmount(1)])
    #expect(
      host.log.map(\.description) == [
        "begin 1, a full mount", "mount 0.0 ul at the top", "commit 1", "begin 2", "mount 1.0 a in 0.0",
        "update 1.0 b", "move 1.0 in 0.0", "unmount 1.0", "commit 2",
      ])
    host.clearLog()
    #expect(host.log.isEmpty)
    host.isLogging = false
    try host.apply(Commit(number: 3, patches: [mount(2, "'c", in: 0)]))
    #expect(host.log.isEmpty && host.description == "ul\n  \"c\"")
  }

  @Test("equals another host that shows the same, regardless of IDs")
  func equality() throws {
    func host(_ patches: Patch<HostSnapshot>...) throws -> MemoryHost {
      let host = MemoryHost()
      try host.apply(patches)
      return host
    }
    let one = try host(mount(0, "a"), mount(1, "b", in: 0), mount(2, "c", in: 1), mount(3, "d", in: 0))
    #expect(try one == host(mount(7, "a"), mount(5, "d", in: 7), mount(6, "b", in: 7, before: 5), mount(0, "c", in: 6)))
    #expect(try one != host(mount(0, "a"), mount(1, "b", in: 0), mount(2, "c", in: 0), mount(3, "d", in: 0)))
    #expect(try one != host(mount(0, "a"), mount(1, "b", in: 0), mount(2, "c", in: 1), mount(3, "d", in: 1)))
    #expect(try one != host(mount(0, "a"), mount(1, "b", in: 0), mount(2, "c", in: 1), mount(3, "d")))
    #expect(try one != host(mount(0, "a"), mount(1, "b", in: 0), mount(2, "x", in: 1), mount(3, "d", in: 0)))
    #expect(try one != host(mount(0, "a"), mount(1, "b", in: 0), mount(2, "c", in: 1)))
    #expect(try host(mount(0, "a"), mount(1, "b")) != host(mount(0, "b"), mount(1, "a")))
    let portals = [mount(0, "#portal", ["target": "x"]), mount(1, "#portal", ["target": "y"])]
    #expect(try host(portals[0], portals[1]) == host(portals[1], portals[0]))
    #expect(try host(portals[0]) != host(portals[1]))
    // Portals with the same target are compared in any order.
    func twins(_ contents: String...) throws -> MemoryHost {
      try host(
        portals[0], mount(2, "#portal", ["target": "x"]), mount(3, contents[0], in: 0), mount(4, contents[1], in: 2))
    }
    #expect(try twins("a", "b") == twins("b", "a"))
    #expect(try twins("a", "a") != twins("a", "b") && twins("a", "b") != twins("b", "b"))
    #expect(try host(mount(0, "a", ["b": "c"])) != host(mount(0, "a")))
  }

  @Test("An anchor is a node, so a host may have more children than the tree knows (tree-scenario 50)")
  func widgets() throws {
    let host = WidgetHost()
    let memory = MemoryHost()
    let commits = [
      [mount(0, "list"), mount(1, "a", in: 0), mount(3, "c", in: 0)], [mount(2, "b", in: 0, before: 3)],
      [move(3, in: 0, before: 1), mount(4, "first", before: 0)], [unmount(2), mount(5, "last", in: 0)],
    ]
    for (index, patches) in commits.enumerated() {
      let commit = Commit(number: index + 1, isFullMount: index == 0, patches: patches)
      try host.apply(commit)
      try memory.apply(commit)
    }
    #expect(memory.description == "first\nlist\n  c\n  a\n  last")
    #expect(host.text(withOwn: false) == "screen[first list[c a last]]")
    #expect(
      host.text() == "screen[(heading) first[(heading)] (separator) list[(heading) c[(heading)] (separator) "
        + "a[(heading)] (separator) last[(heading)] (separator)] (separator)]")
  }
}
