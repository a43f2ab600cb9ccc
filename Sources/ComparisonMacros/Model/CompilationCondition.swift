import SwiftSyntax

/// One clause of an `#if` around a declaration, with what is needed to write the same condition around other code.
struct CompilationCondition: Equatable {
  /// The opening line of every clause of the `#if`, as written: `#if DEBUG`, `#elseif os(Linux)`, `#else`.
  let clauses: [String]
  /// Which of the clauses the declaration is in.
  let index: Int

  init(_ block: IfConfigDeclSyntax, clause: Int) {
    clauses = block.clauses.map { clause in
      [clause.poundKeyword.text, clause.condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
    }
    index = clause
  }

  /// Puts the whole `#if` around lines that hold under this clause.
  ///
  /// All clauses up to this one are repeated, so that `#else` keeps its meaning wherever the lines are moved.
  func wrap(_ lines: [String]) -> [String] {
    clauses[0..<index] + [clauses[index]] + lines + ["#endif"]
  }
}

extension [CompilationCondition] {
  /// Puts all conditions, outermost first, around lines of code.
  func wrap(_ lines: [String]) -> [String] {
    reversed().reduce(lines) { lines, condition in condition.wrap(lines) }
  }
}
