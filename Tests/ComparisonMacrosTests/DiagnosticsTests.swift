import Testing

@Suite("Messages of the macros")
struct DiagnosticsTests {
  @Test("macro-case 21: a value that holds closures beside other things is an error")
  func composite() {
    let expansion = Expansion("@AutoEquatable\nstruct A {\n  let x: Int\n  // the actions\n  let a: [() -> Void]\n}")
    #expect(expansion.diagnostics == [])
    #expect(expansion.fixed() == "")
  }
}
