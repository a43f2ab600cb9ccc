/// What a host shows of a host view, as plain data that can be kept, compared and sent.
///
/// A snapshot is a host view itself, without content, so you can pass one that came over a wire to any host.
public struct HostSnapshot: Hashable, Sendable {
  /// The name by which the host knows the view.
  public let name: String

  /// The view's attributes.
  public let attributes: Attributes

  /// The text of a view that is nothing but text.
  public let text: String?

  /// The events that the host reports for the view.
  public let events: [String]

  /// Takes a snapshot of a view.
  ///
  /// - Parameter view: A host view.
  public init(_ view: any HostView) {
    if let snapshot = view as? HostSnapshot {
      self = snapshot
    } else {
      self.init(name: view.hostName, attributes: view.attributes, text: view.text, events: view.events)
    }
  }

  /// Makes a snapshot of its parts.
  ///
  /// - Parameters:
  ///   - name: The name by which the host knows the view.
  ///   - attributes: The view's attributes.
  ///   - text: The text of a view that is nothing but text.
  ///   - events: The events that the host reports for the view.
  public init(name: String, attributes: Attributes = [:], text: String? = nil, events: [String] = []) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.events = events
  }

  /// Makes the snapshot of a piece of text.
  ///
  /// - Parameter text: The text.
  public init(text: String) { self.init(name: "#text", text: text) }
}

extension HostSnapshot: HostView {
  /// The name by which the host knows the view.
  public var hostName: String { name }
}

extension HostSnapshot {
  /// The name of every portal: a view at the top level of its host, apart from the main flow, whose content belongs to
  /// a place that the host chooses.
  package static let portalName = "#portal"

  /// The attribute of a portal that names the place.
  package static let portalTargetName = "target"

  /// The place of the host that the content of the view belongs to, where the view is a portal.
  ///
  /// A portal is named `#portal` and has an attribute `target`.
  public var portalTarget: String? {
    isPortal ? attributes[Self.portalTargetName] ?? "" : nil
  }

  /// Whether the view is a portal.
  package var isPortal: Bool { name == Self.portalName && text == nil }
}

extension HostSnapshot: CustomStringConvertible {
  /// One line, such as `li class="done" on click`, `portal dialogs`, or for a piece of text that text in quotes.
  ///
  /// Text and values have the escapes of a literal of Swift.
  public var description: String {
    if let text { return text.debugDescription }
    var line = name
    var attributes = attributes
    if let target = portalTarget {
      line = "portal \(target)"
      attributes[Self.portalTargetName] = nil
    }
    for attribute in attributes { line += " \(attribute.name)=\(attribute.value.debugDescription)" }
    if !events.isEmpty { line += " on \(events.joined(separator: ", "))" }
    return line
  }
}
