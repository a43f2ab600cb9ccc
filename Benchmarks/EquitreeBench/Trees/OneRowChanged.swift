import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// The rows of the table that most cases are about: 60,001 nodes and the fragment that holds the rows.
let tableRows = 10_000

func oneRowChangedName(_ strings: TableVersions.Strings) -> String { "table/one row changed/\(strings.rawValue)" }

/// A table in which one row changes with every update, against the loop that it comes down to.
///
/// The answer is the number of changes that were found.
func oneRowChanged(_ strings: TableVersions.Strings) -> BenchmarkCase {
  BenchmarkCase(oneRowChangedName(strings), reference: TreeCompetitor.bareLoop) {
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    let versions = TableVersions.oneRowChanged(rows: tableRows, strings: strings)
    let comparing = BareLoop(versions.start, makeRow: makeRow)
    let replacing = BareLoop(versions.start, makeRow: makeRow)
    func tree(_ name: String, recordsDecisions: Bool) -> Competitor {
      let next = versions.cycle()
      let tree = ViewTree(
        SpecifiedTable(items: versions.start, makeRow: makeRow), recordsDecisions: recordsDecisions)
      return Competitor(name, operations: tableRows) {
        tree.update(SpecifiedTable(items: next(), makeRow: makeRow)).patchCount
      }
    }
    let nextCompared = versions.cycle()
    let nextReplaced = versions.cycle()
    return [
      Competitor(TreeCompetitor.bareLoop, operations: tableRows) { comparing.compare(nextCompared()) },
      Competitor("bare loop that stores the rows", operations: tableRows) { replacing.replace(nextReplaced()) },
      tree(TreeCompetitor.tree, recordsDecisions: true),
      tree("tree without decisions", recordsDecisions: false),
    ]
  }
}
