import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// A member of a type with the `#if` clauses around it, outermost first.
  typealias ConditionalMember = (declaration: DeclSyntax, conditions: [CompilationCondition])

  /// The members in the order of their declaration, those inside `#if` included.
  var withConditions: [ConditionalMember] { members(under: []) }

  private func members(under conditions: [CompilationCondition]) -> [ConditionalMember] {
    flatMap { member -> [ConditionalMember] in
      guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return [(member.decl, conditions)] }
      return block.clauses.enumerated().flatMap { index, clause -> [ConditionalMember] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.members(under: conditions + [CompilationCondition(block, clause: index)])
      }
    }
  }
}
