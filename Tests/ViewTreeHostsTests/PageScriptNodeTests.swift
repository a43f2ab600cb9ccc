import Testing
import ViewTreeHosts
import ViewTrees

/// Checks of the script that need no browser.
///
/// They run if Node is installed.
@Suite("The page script in Node", .enabled(if: NodeJS.executable != nil, "\(NodeJS.missing)"))
struct PageScriptNodeTests {
  @Test("The script is valid JavaScript")
  func syntax() throws {
    let (status, output) = try NodeJS.run(["--check"], script: HTMLHost.pageScript)
    #expect(status == 0, "\(output)")
  }

  @Test("Commit numbers and names are checked before anything is shown (found-case 6, 7)")
  func checks() throws {
    let script = #"""
      globalThis.Node = { TEXT_NODE: 3, ELEMENT_NODE: 1 };
      const root = { lastChild: null, replaceChildren() {}, addEventListener() {} };
      const commit = (number, isFullMount, patches = []) => ({ info: { number, isFullMount, patchCount: patches.length }, patches });
      const page = new ViewTreePage(root);
      const attempt = (commit) => { try { page.apply(commit); return "taken"; } catch (error) { return error.message; } };
      console.log(Object.keys(globalThis).includes("ViewTreePage"));
      console.log(attempt(commit(7, true)), attempt(commit(8, false)), attempt(commit(10, false)));
      console.log(attempt(commit(9, false)));
      for (const number of [2 ** 53 - 1, 2 ** 53, 2 ** 63, -(2 ** 63)]) {
        console.log(attempt(JSON.stringify(commit(number, true))), attempt(commit(number + 1, false)).includes("full mount"));
      }
      for (const name of ["a:", "xmlns:x", "html", "\u0131mg", "a b", ""]) {
        const patch = { kind: "mount", node: "0.0", view: { name } };
        console.log(attempt(commit(1, true, [patch])));
      }
      """#
    let (status, output) = try NodeJS.run([], script: HTMLHost.pageScript + script)
    #expect(status == 0)
    #expect(
      output == """
        true
        taken taken commit 10 does not follow 8: apply a full mount
        an earlier commit failed: apply a full mount
        taken true
        taken true
        taken true
        taken true
        node 0.0: “a:” cannot be the name of an element
        node 0.0: “xmlns:x” cannot be the name of an element
        node 0.0: “html” cannot be the name of an element
        node 0.0: “ımg” cannot be the name of an element
        node 0.0: “a b” cannot be the name of an element
        node 0.0: “” cannot be the name of an element

        """)
  }
}
