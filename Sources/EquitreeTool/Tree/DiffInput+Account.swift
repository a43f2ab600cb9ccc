extension DiffInput {
  func account() throws(ToolError) -> Account { Account(changes: [], work: Account.Work()) }
}
