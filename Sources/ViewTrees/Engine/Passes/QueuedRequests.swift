/// The requests that came while a tree was occupied.
///
/// A later request replaces an earlier one of its kind: the last value of the root counts, and the last host. Requests
/// of different kinds do not replace each other, so none is lost. They are performed in this order: the host gets the
/// whole tree, the tree gets its new value or is unmounted or flushed, events are handled.
struct QueuedRequests {
  /// A request to hand over the whole tree.
  enum ToHost {
    /// To the present host.
    case wholeTree
    /// To a host that replaces the present one.
    case newHost(HostLink)
  }

  /// An event for a host node.
  struct Event {
    let event: HostEvent
    let node: NodeID
  }

  private(set) var toHost: ToHost?
  /// The pass that updates the root or unmounts it.
  private(set) var pass: ((TreeCore) -> ViewUpdate)?
  private(set) var flushes = false
  private(set) var events: [Event] = []

  var isEmpty: Bool { toHost == nil && pass == nil && !flushes && events.isEmpty }

  /// Queues handing over the whole tree, unless a new host is going to get it anyway.
  mutating func mountAnew() { if toHost == nil { toHost = .wholeTree } }

  mutating func attach(_ host: HostLink) { toHost = .newHost(host) }

  mutating func show(_ pass: @escaping (TreeCore) -> ViewUpdate) { self.pass = pass }

  mutating func flush() { flushes = true }

  mutating func send(_ event: HostEvent, to node: NodeID) { events.append(Event(event: event, node: node)) }

  /// Removes and returns the request to hand over the tree.
  mutating func takeToHost() -> ToHost? {
    defer { toHost = nil }
    return toHost
  }

  /// Removes and returns the pass.
  ///
  /// It flushes as well, so a queued flush is dropped.
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

  /// Removes and returns the first event.
  mutating func takeEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }

  /// Drops requests that lead to each other endlessly.
  ///
  /// A new host stays queued: it has not received the tree.
  mutating func giveUp() {
    let host = toHost
    self = QueuedRequests()
    toHost = host
  }
}
