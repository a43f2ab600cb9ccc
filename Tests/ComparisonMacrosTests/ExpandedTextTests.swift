import SwiftParser
import SwiftSyntax
import Testing

@Suite("The expanded text")
struct ExpandedTextTests {
  @Test("A comparison reads like handwritten code")
  func layout() {
    let text = Expansion(
      """
      @AutoEquatable final class P {
        let id: Int
        #if DEBUG
        let trace: (Int, Foo)
        #endif
        @AutoChildren let kids: [Foo]
        let onTap: () -> Void
      }
      """
    ).text
    #expect(
      text.contains(
        """
          private func __compareValues(_ rhs: P) -> Swift::Bool {
            if self === rhs { return true }
            guard ComparisonSpecs::__areKnownEqual(self.id, rhs.id) else { return false }
            #if DEBUG
            #sourceLocation(file: "Test.swift", line: 4)
            guard ComparisonSpecs::__areKnownEqual(self.trace.0, rhs.trace.0) else { return false }
            #sourceLocation(file: "Test.swift", line: 4)
            guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.trace.1, rhs.trace.1)) else { return false }
            #sourceLocation()
            #endif
            #sourceLocation(file: "Test.swift", line: 6)
            guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.kids, rhs.kids)) else { return false }
            #sourceLocation()
            return true
          }
        """))
    // Without the functions that explain what is wrong with a field.
    let statements = text.split(separator: "\n").filter { line in
      !["@available(*, unavailable", "func `"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    }
    #expect(
      statements.joined(separator: "\n").contains(
        """
            switch start {
            case -2, -1: fallthrough
            case 0:
              #sourceLocation(file: "Test.swift", line: 2)
              guard unsafe ComparisonSpecs::`this field`(lhs.pointee.id, rhs.pointee.id) else { return 0 }
              #sourceLocation()
              fallthrough
            #if DEBUG
            case 1:
              #sourceLocation(file: "Test.swift", line: 4)
              guard unsafe ComparisonSpecs::__areKnownEqual(lhs.pointee.trace.0, rhs.pointee.trace.0) else { return 1 }
              #sourceLocation(file: "Test.swift", line: 4)
              guard unsafe `trace`(ComparisonSpecs::__areEqual(lhs.pointee.trace.1, rhs.pointee.trace.1)) else { return 1 }
              #sourceLocation()
              fallthrough
            #endif
            case 2:
              if start != -2 {
                #sourceLocation(file: "Test.swift", line: 6)
                guard unsafe `kids`(ComparisonSpecs::__areEqual(lhs.pointee.kids, rhs.pointee.kids)) else { return 2 }
                #sourceLocation()
              }
              fallthrough
            default: return -1
            }
        """))
  }

  @Test("The table of a spec keeps its lines at any indentation around it")
  func table() {
    let text = Expansion("@AutoEquatable struct P { let `a b`: Int; @AutoIgnored let c: Int }").text
    #expect(
      text.contains(
        """
            return unsafe ComparisonSpecs::ComparisonSpec<Self>(
              __table: \"""
              0 compared - equality - a b
              1 ignored - equality - c
              \""",
        """))
  }

  @Test("An enum is compared by its case, then by the payload of that case")
  func enumeration() {
    let text = Expansion(
      """
      @AutoEquatable enum E {
        case a(Int, Foo), b
      }
      """
    ).text
    #expect(
      text.contains(
        """
            guard self.__caseIndex == rhs.__caseIndex else { return false }
            switch (self, rhs) {
            case (.a(let lhs0, let lhs1), .a(let rhs0, let rhs1)):
              guard ComparisonSpecs::__areKnownEqual(lhs0, rhs0) else { return false }
              #sourceLocation(file: "Test.swift", line: 2)
              guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs1, rhs1)) else { return false }
              #sourceLocation()
            default: break
            }
            return true
        """))
  }

  @Test("Closing braces are aligned with the line that they close", arguments: samples)
  func braces(_ source: String) {
    var open: [Int] = []
    let lines = Expansion(source).text.split(separator: "\n").drop { !$0.hasPrefix("extension") }
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      if line.dropFirst(indentation).first.map("})".contains) == true { #expect(open.popLast() == indentation) }
      if ["{", "(", " in"].contains(where: line.hasSuffix) { open.append(indentation) }
    }
    #expect(open.isEmpty)
  }

  @Test("A user's expression keeps its lines")
  func userExpression() {
    let text = Expansion(
      """
      @AutoEquatable struct P {
        @AutoCompared(by: { (a: Foo, b: Foo) in
          // {
          a.x == b.x // "
        }) let a: Foo
        let b: Int
      }
      """
    ).text
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(
      lines.contains(
        """
        return ComparisonSpecs::__areEqual(lhs.a, rhs.a, by: { (a: Foo, b: Foo) in
        // {
        a.x == b.x // "
        })
        #sourceLocation()
        """))
    #expect(text.contains("guard Self.__areEqual_a(self, rhs) else { return false }"))
  }

  @Test("macro-case 97: many fields are compared statement by statement, once each")
  func manyFields() {
    let fields = (0..<400).map { "  let f\($0): Int" }.joined(separator: "\n")
    let text = Expansion("@AutoEquatable struct P {\n\(fields)\n}").text
    #expect(!text.contains("&&"))
    // The first field is checked.
    let statements = text.split(separator: "\n").filter { $0.contains("guard unsafe ") }
    #expect(statements.count == 400)
    #expect(statements.count { $0.contains("guard unsafe ComparisonSpecs::__areKnownEqual(") } == 399)
    #expect(statements.count { $0.contains("guard unsafe ComparisonSpecs::`this field`(") } == 1)
  }

  @Test("macro-case 100: names of the standard library are qualified", arguments: samples)
  func qualifiedNames(_ source: String) {
    let expanded = Parser.parse(source: Expansion(source).text)
    for statement in expanded.statements {
      guard let added = statement.item.as(ExtensionDeclSyntax.self) else { continue }
      for token in added.tokens(viewMode: .sourceAccurate) where Self.shadowable.contains(token.text) {
        #expect(
          [".", "::"].contains(token.previousToken(viewMode: .sourceAccurate)?.text), "\(token.text) in \(source)")
      }
    }
  }

  private static let shadowable: Set<String> = [
    "Bool", "Int", "String", "Equatable", "Hashable", "Hasher", "Void", "UnsafePointer", "AutoEquatable",
    "ComparisonSpec", "withUnsafePointer",
  ]

  private static let samples = [
    "@AutoEquatable struct P<T>: Hashable { let a: Foo; @AutoRequiredChild(\\Foo.x?.y) let b: [Foo] }",
    "@AutoEquatable(order: .cheapFirst) public struct P { let a: [Foo]; @State var b: Foo; let c: (repeat each T) }",
    "@AutoEquatable(isolation: .isolated) final class P: Base, Hashable { let a: Foo }",
    "@AutoEquatable enum P: Hashable { case a(Foo, (Foo, Foo)), b, c(() -> Void)\n#if X\ncase d(Foo)\n#endif\n}",
    "@AutoEquatable enum P: Unknown { case a, b; @available(*, unavailable) case c }",
    "@AutoEquatable enum P {}",
    "@AutoEquatable struct P { @AutoCompared(by: same) let a: Foo; @AutoCompared(by: .tolerance(1)) let b: Float }",
  ]
}
