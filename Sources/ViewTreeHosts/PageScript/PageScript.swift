import ViewTrees

/// The script for pages, put together from the `.js` files in this folder.
///
/// `.ci/page-script` writes the text of each file into a Swift file, and a test fails while the two differ. The files are
/// parts of one function: they share a scope, and a constant is declared before those that are computed from it.
enum PageScript {
  /// The whole script, which declares one name in the scope of the page.
  static let text = """
    "use strict";

    globalThis.ViewTreePage = (() => {
    const hostNames = \(hostNames);
    \([names, dom, events, page].joined(separator: "\n"))
    return ViewTreePage;
    })();

    """

  /// The names that the host and a page have to agree on, as JSON.
  ///
  /// `HTMLNames` and `HostSnapshot` are the only places that list them.
  private static var hostNames: String {
    var json = ScriptJSON()
    json.object { json in
      for (name, value) in [
        ("mark", HTMLNames.mark), ("portal", HTMLNames.portal), ("portalName", HostSnapshot.portalName),
        ("portalTarget", HostSnapshot.portalTargetName),
      ] {
        json.name(name)
        json.string(value)
      }
      json.name("swallowed")
      json.list { json in
        for name in HTMLNames.swallowed.sorted() { json.string(name) }
      }
      json.name("otherLetters")
      json.list { json in
        for range in HTMLNames.otherLetters {
          json.list { json in
            json.number(Int(range.lowerBound))
            json.number(Int(range.upperBound))
          }
        }
      }
    }
    return json.text
  }
}
