@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plug-in: answers the compiler's requests with the macros of this module.
@main
struct Plugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "AutoEquatableMacro": AutoEquatableMacro.self
    case "AutoEquatableMembersMacro": AutoEquatableMembersMacro.self
    case "AutoIgnoredMacro": AutoIgnoredMacro.self
    case "AutoRequiredMacro": AutoRequiredMacro.self
    case "AutoRequiredChildMacro": AutoRequiredChildMacro.self
    case "AutoPriorityMacro": AutoPriorityMacro.self
    case "AutoChildrenMacro": AutoChildrenMacro.self
    case "AutoComparedMacro": AutoComparedMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  /// The compiler asked for a macro that this plug-in does not have: library and plug-in are of different versions.
  struct UnknownMacro: Error { let name: String }

  static func main() throws {
    try CompilerPluginMessageListener(
      connection: StandardIOMessageConnection(), messageHandler: PluginProviderMessageHandler(provider: Self())
    ).main()
  }
}
