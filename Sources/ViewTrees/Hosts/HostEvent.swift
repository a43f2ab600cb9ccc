/// Something that a host reports to a node of the tree.
///
/// Most handlers need the name and the value, or neither. The other parts are set if the host knows them:
///
/// ```swift
/// Element("form") { fields }
///   .on("submit") { event in order(event.field("product"), isExpress: event.modifiers.contains(.shift)) }
/// ```
public struct HostEvent: Hashable, Sendable {
  /// The host's name for what happened, such as `click`.
  public let name: String

  /// The value of the event, such as the text of a field.
  public let value: String?

  /// The keys that were held.
  public let modifiers: Modifiers

  /// Whether the check box or similar control is checked now; nil if the event concerns no such control.
  public let isChecked: Bool?

  /// The values of a form's fields, in order, if the event concerns a form; a name may occur several times.
  public let fields: [Field]

  /// The position of the pointer, from the upper left corner of the node on screen; nil if no pointer took part.
  public let position: Position?

  /// Describes an event.
  ///
  /// - Parameters:
  ///   - name: What happened.
  ///   - value: What came with it.
  ///   - modifiers: The keys that were held.
  ///   - isChecked: Whether the check box or the like is checked now.
  ///   - fields: What the fields of a form hold.
  ///   - position: Where the pointer was.
  public init(
    _ name: String, value: String? = nil, modifiers: Modifiers = [], isChecked: Bool? = nil, fields: [Field] = [],
    position: Position? = nil
  ) {
    self.name = name
    self.value = value
    self.modifiers = modifiers
    self.isChecked = isChecked
    self.fields = fields
    self.position = position
  }

  /// The value of a field of the form that the event is about.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: The first value under that name, or nil if there is none: a box that is not checked has no value.
  /// - Complexity: O(*n*) for *n* fields.
  public func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

extension HostEvent {
  /// One field of a form.
  public struct Field: Hashable, Sendable, Codable {
    /// The name of the field.
    public let name: String

    /// What it holds; of a file the name.
    public let value: String

    /// Describes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A place on what shows a node, in the units of the host.
  public struct Position: Hashable, Sendable, Codable {
    /// The distance from the left edge.
    public let x: Double

    /// The distance from the upper edge.
    public let y: Double

    /// Describes a place.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
