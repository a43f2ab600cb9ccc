/// A host view with a name, attributes, handlers of events, and content.
@frozen
public struct Element<Content: View>: HostView {
  public let hostName: String
  public let attributes: Attributes
  @usableFromInline let handlers: [EventHandler]
  public let content: Content
  public var body: Content { content }
  public init(_ name: consuming String, _ attributes: consuming Attributes = [:], @ViewBuilder content: () -> Content) {
    hostName = name
    self.attributes = attributes
    self.handlers = []
    self.content = content()
  }
}
@usableFromInline struct EventHandler { let name: String; let action: (HostEvent) -> Void }
