extension HTMLHost {
  /// A script that applies the commits of a host to a page and reports events; plain JavaScript without dependencies.
  ///
  /// It declares a class, `ViewTreePage`:
  ///
  /// - `new ViewTreePage(root, send)` takes over an element of the page. `send` is called with each event, in the form
  ///   that ``PageEvent`` reads, and with the browser's own event. Where it returns a promise, what the user made of a
  ///   field is set right against the view once that is settled; otherwise with the next commit.
  /// - `apply(commit)` applies what ``ViewTrees/Commit/json`` writes, as text or parsed. It throws where a commit is
  ///   missing or does not fit, and takes nothing but a full mount from then on; see ``fullMount``.
  /// - `adopt(commit)` does the same for a full mount where the element holds the ``markedHTML`` of that commit, and
  ///   keeps the nodes that are there.
  ///
  /// The text holds neither `</script` nor `<!--`, so that it can be part of a page.
  public static var pageScript: String { PageScript.text }
}
