extension HTMLHost {
  /// A script that applies the commits of a host to a page and reports events; plain JavaScript without dependencies.
  ///
  /// It declares a class, `ViewTreePage`:
  ///
  /// - `new ViewTreePage(root, send)` takes over an element of the page. `send` is called with each event, in the form
  ///   that ``PageEvent`` reads, and with the browser's own event. A field that the user changed is set back to what
  ///   the view says with the next commit or, if `send` returns a promise, once that is settled.
  /// - `apply(commit)` applies what ``ViewTrees/Commit/json`` writes, as text or parsed. It throws if a commit is
  ///   missing or does not fit, and accepts only a full mount from then on; see ``fullMount``.
  /// - `adopt(commit)` does the same for a full mount if the element already holds the ``markedHTML`` of that commit.
  ///   It keeps the nodes that are there.
  ///
  /// The text contains neither `</script` nor `<!--`, so that it can be part of a page.
  public static var pageScript: String { PageScript.text }
}
