/// The source of the script for pages, in parts.
enum PageScript {
  /// The whole script: one name in the page's scope, everything else inside a function.
  static var text: String {
    """
    "use strict";

    globalThis.ViewTreePage = (() => {
    \(names)
    \(functions)
    \(events)
    \(page)
    return ViewTreePage;
    })();

    """
  }
}
