/// What was asked of a tree while it was occupied, to be done when it is done with that.
///
/// A later wish takes the place of an earlier one of its kind: of what the tree is to show, a value of the root or nothing,
/// the last one counts, and of the hosts as well. QueuedRequests of different kinds do not replace each other, so that none is
/// lost: first the host is given the whole tree, then the tree is given its new value or unmounted or flushed, then events
/// are handled.
struct QueuedRequests {
  /// What is to be handed over.
  enum ToHost {
    /// The whole tree, to the host that is there.
    case wholeTree
    /// The whole tree, to a host in place of the one that is there.
    case newHost(HostLink)
  }

  /// Something that happened to a host node.
  struct Event {
    let event: HostEvent
    let node: NodeID
  }

  private(set) var toHost: ToHost?
  /// What gives the tree a new value of its root, or unmounts everything.
  private(set) var pass: ((TreeCore) -> ViewUpdate)?
  private(set) var flushes = false
  private(set) var events: [Event] = []

  var isEmpty: Bool { toHost == nil && pass == nil && !flushes && events.isEmpty }

  /// The host that shows the tree is to be told all of it; so is one that is to take its place anyway.
  mutating func mountAnew() { if toHost == nil { toHost = .wholeTree } }

  mutating func attach(_ host: HostLink) { toHost = .newHost(host) }

  mutating func show(_ pass: @escaping (TreeCore) -> ViewUpdate) { self.pass = pass }

  mutating func flush() { flushes = true }

  mutating func send(_ event: HostEvent, to node: NodeID) { events.append(Event(event: event, node: node)) }

  /// Takes what is to be handed over.
  mutating func takeToHost() -> ToHost? {
    defer { toHost = nil }
    return toHost
  }

  /// Takes a pass that is to be made.
  ///
  /// Each evaluates what was invalidated, so that no flush is left to do.
  mutating func takePass() -> ((TreeCore) -> ViewUpdate)? {
    guard let pass else { return nil }
    self.pass = nil
    flushes = false
    return pass
  }

  mutating func takeFlush() -> Bool {
    defer { flushes = false }
    return flushes
  }

  /// Takes the first event.
  mutating func takeEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }

  /// Gives up what led to itself again and again; a host that was never told of the tree is not forgotten.
  mutating func giveUp() {
    let host = toHost
    self = QueuedRequests()
    toHost = host
  }
}
