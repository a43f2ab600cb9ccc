import TestSupport
import Foundation
import Testing

/// A source with one error or warning, its line, and a part of its text.
struct Rejected: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  let line: Int
  let words: String
  var severity = "error"
  /// Whether the message also points to the generated code, after the user's line.
  var isSaidElsewhereToo = false

  var testDescription: String { name }
}

private let notEquatable = "the type of this field is not 'Equatable': mark the field '@AutoIgnored'"
private let closure = "a closure cannot be compared: mark this field '@AutoIgnored'"
private let noIdentity = "only references have an identity"
private let noBits = "this type has no bits to compare"
private let noTolerance = "a tolerance is for floating-point numbers"
private let noElements = "only collections of Equatable elements compare without order"
private let wrongRoot = "the key path does not start from what this field holds"

/// A struct with one field, on line 4, that the type checker rejects.
private func field(_ name: String, _ declaration: String, _ words: String, before: String = "") -> Rejected {
  Rejected(
    name: name, source: "\(before)\n@AutoEquatable struct Sample {\n  let id: Int\n  \(declaration)\n}", line: 4,
    words: words)
}

private let fields: [Rejected] = [
  field("macro-case 22: an alias of a closure", "let f: Act", closure, before: "typealias Act = () -> Void"),
  field("macro-case 22: an optional alias", "let f: Act?", closure, before: "typealias Act = (Int) -> Void"),
  field("macro-case 22: an unwrapped alias", "var f: Act!", closure, before: "typealias Act = () async -> Void"),
  field(
    "macro-case 22: an alias of a throwing closure on an actor", "let f: Act", closure,
    before: "typealias Act = @Sendable @MainActor (Int, String) async throws -> Bool"),
  field("macro-case 22: an array of an alias", "let f: [Act]", notEquatable, before: "typealias Act = () -> Void"),
  field(
    "macro-case 22: an alias of a C function", "let f: Act", closure,
    before: "typealias Act = @convention(c) (Int32) -> Int32"),
  field("macro-case 80: an existential", "let f: any P", notEquatable, before: "protocol P {}"),
  field("macro-case 80: an optional existential", "let f: (any P)?", notEquatable, before: "protocol P {}"),
  field("macro-case 80: Any", "let f: Any", notEquatable),
  field("macro-case 80: an error", "let f: any Error", notEquatable),
  field("macro-case 80: a result with any error", "let f: Result<Int, any Error>", notEquatable),
  field("macro-case 80: an inline array", "let f: InlineArray<3, Int>", notEquatable),
  field("macro-case 80: an array of existentials", "let f: [any P]", notEquatable, before: "protocol P {}"),
  field("macro-case 81: a struct without ==", "let f: N", notEquatable, before: "struct N { var x = 1 }"),
  field("macro-case 81: an optional of one", "let f: N?", notEquatable, before: "struct N { var x = 1 }"),
  field("macro-case 81: a dictionary of them", "let f: [String: N]", notEquatable, before: "struct N {}"),
  field("macro-case 81: a tuple with one", "let f: (Int, N)", notEquatable, before: "struct N {}"),
  field("macro-case 81: one of an inferred type", "var f = N()", notEquatable, before: "struct N {}"),
  field(
    "macro-case 82: a wrapper around one", "@W var f: N", notEquatable,
    before: "@propertyWrapper struct W<V> { var wrappedValue: V }; struct N {}"),
  field("an observed one", "var f: N { didSet {} }", notEquatable, before: "struct N {}"),
  field("children of such a type", "@AutoChildren var f: [N]", notEquatable, before: "struct N {}"),
  field(
    "macro-case 39: a path from another root", #"@AutoRequiredChild(\N.x) var f: Int"#, wrongRoot,
    before: "struct N { var x = 1 }"),
  field(
    "macro-case 39: a path to a value without ==", #"@AutoRequiredChild(\N.x) var f: N"#, notEquatable,
    before: "struct M {}; struct N { var x = M() }"),
  field(
    "macro-case 39: a path to a closure", #"@AutoRequiredChild(\N.x) var f: N"#, closure,
    before: "struct N { var x: () -> Void }"),
  field("the identity of a number", "@AutoCompared(by: .identity) var f: Int", noIdentity),
  field("the identity of a string", "@AutoCompared(by: .identity) var f: String?", noIdentity),
  field("the bits of a string", "@AutoCompared(by: .bitwise) var f: String", noBits),
  field("the bits of a struct", "@AutoCompared(by: .bitwise) var f: N", noBits, before: "struct N {}"),
  field("a tolerance for strings", "@AutoCompared(by: .tolerance(0.5)) var f: String", noTolerance),
  field("a tolerance for references", "@AutoCompared(by: .tolerance(1)) var f: N?", noTolerance, before: "class N {}"),
  field("any order of a number", "@AutoCompared(by: .unordered) var f: Int", noElements),
  field(
    "any order of values without ==", "@AutoCompared(by: .unordered) var f: [N]", noElements, before: "struct N {}"),
]

private let declarations: [Rejected] = [
  Rejected(
    name: "macro-case 49: a path through a class",
    source: "class M { var x = 1 }\n\n@AutoEquatable struct A {\n  @AutoRequiredChild(\\M.x) let m: M\n}", line: 4,
    words: "both values may refer to the same object", severity: "warning"),
  Rejected(
    name: "macro-case 49: a path through a class with the root given once",
    source: "class M { var x = 1 }\n\n@AutoEquatable struct A {\n  @AutoRequiredChild<M>(\\.x) let m: M?\n}", line: 4,
    words: "both values may refer to the same object", severity: "warning"),
  Rejected(
    name: "macro-case 22: an alias of a closure in a payload",
    source: "typealias Act = () -> Void\n@AutoEquatable enum E {\n  case a\n  case b(Int, Act)\n}", line: 4,
    words: closure),
  Rejected(
    name: "macro-case 81: a payload without ==",
    source: "struct N {}\n@AutoEquatable enum E {\n  case a\n  case b(n: N)\n}", line: 4, words: notEquatable),
  Rejected(
    name: "macro-case 81: a field without == in a class",
    source: "struct N {}\n@AutoEquatable final class C {\n  let n: N\n  init(n: N) { self.n = n }\n}", line: 3,
    words: notEquatable),
  Rejected(
    name: "macro-case 81: a generic field whose requirement cannot be seen",
    source:
      "struct W<T> {}\nextension W: Equatable where T: Equatable {}\n@AutoEquatable struct A<T> {\n  let w: W<T>\n}",
    line: 4, words: "name the constraint in '@AutoEquatable(where:)'"),
  Rejected(
    name: "macro-case 44: a child that is no key path",
    source: "struct N { var x = 1 }\n@AutoEquatable struct A {\n  @AutoRequiredChild(\"x\") var n: N\n}", line: 3,
    words: "is not a key path of properties"),
  Rejected(
    name: "macro-case 39: a path to a member that does not exist",
    source: "struct N { var x = 1 }\n@AutoEquatable struct A {\n  @AutoRequiredChild(\\N.y) var n: N\n}", line: 3,
    words: "has no member 'y'", isSaidElsewhereToo: true),
  Rejected(
    name: "macro-case 21: an array of closures",
    source: "@AutoEquatable struct A {\n  let id: Int\n  let f: [() -> Void]\n}", line: 3, words: "'f' holds closures"),
  Rejected(
    name: "macro-case 25: closures alone",
    source: "\n@AutoEquatable struct A {\n  let f: () -> Void\n}", line: 2, words: "all values of this type are equal",
    severity: "warning"),
  Rejected(
    name: "macro-case 28: a priority of an ignored field",
    source: "@AutoEquatable struct A {\n  let id: Int\n  @AutoIgnored @AutoPriority(0) let b: Int\n}", line: 3,
    words: "'@AutoPriority' has no effect on an ignored field"),
  Rejected(
    name: "macro-case 35: a marker in a type without a spec",
    source: "struct A {\n  @AutoIgnored let b: Int\n}", line: 2, words: "is not marked '@AutoEquatable'",
    severity: "warning"),
  Rejected(
    name: "macro-case 55: a class that is not final",
    source: "@AutoEquatable class C {\n  let id = 1\n}", line: 1, words: "needs a final class"),
  Rejected(
    name: "macro-case 56: a protocol", source: "@AutoEquatable protocol P {\n}", line: 1, words: "not to a protocol"),
  Rejected(
    name: "macro-case 56: an actor", source: "@AutoEquatable actor A {\n}", line: 1, words: "not to an actor"),
  Rejected(
    name: "macro-case 57: a noncopyable type",
    source: "@AutoEquatable\nstruct A: ~Copyable {\n  let id: Int\n}", line: 2, words: "while it is '~Copyable'"),
  Rejected(
    name: "macro-case 60: Equatable in an extension",
    source: "@AutoEquatable struct A {\n  let id: Int\n  @AutoIgnored let n: Int\n}\nextension A: Equatable {}",
    line: 1,
    words: "is made Equatable or Hashable by an extension apart from it"),
  Rejected(
    name: "macro-case 68: a private nested type",
    source: "struct O {\n  @AutoEquatable private struct A {\n    let id: Int\n  }\n}", line: 2,
    words: "is private to the type around it"),
  Rejected(
    name: "macro-case 91: an isolated conformance used from outside",
    source: """
      @AutoEquatable(isolation: .isolated) @MainActor struct A {
        var id: Int
      }
      nonisolated func f(_ lhs: A, _ rhs: A) -> Bool {
        lhs == rhs
      }
      """, line: 5, words: "main actor-isolated"),
  Rejected(
    name: "macro-case 91: a nonisolated conformance that reads what belongs to the actor",
    source: """
      class M: Equatable { static func == (lhs: M, rhs: M) -> Bool { true } }
      @AutoEquatable(isolation: .nonisolated) @MainActor struct A {
        let id: Int
        let m: M
      }
      """, line: 4, words: "main actor-isolated property 'm'", isSaidElsewhereToo: true),
]

/// Sources of found-case 38 and 40: one field is not comparable, and one error says so.
private let single: [Rejected] = [
  Rejected(
    name: "found-case 40: a field that is compared in `==`, in place and in the hash",
    source: "struct N {}\n@AutoEquatable struct A: Hashable {\n  let id: Int\n  let n: N\n}", line: 4,
    words: "'n' is unavailable: \(notEquatable)"),
  Rejected(
    name: "found-case 40: a payload",
    source: "struct N {}\n@AutoEquatable enum A: Hashable {\n  case a(Int)\n  case b(Int, N)\n}", line: 4,
    words: "'1' is unavailable: \(notEquatable)"),
  Rejected(
    name: "found-case 40: a field called like a parameter of generated code",
    source: "struct N {}\n@AutoEquatable struct A {\n  let value: N\n}", line: 3, words: "'value' is unavailable:"),
  Rejected(
    name: "found-case 32: a field that cannot be copied",
    source:
      "import Synchronization\n@AutoEquatable final class C: Sendable {\n  let id = 1\n  let state = Mutex(0)\n}",
    line: 4,
    words: "'state' is unavailable: \(notEquatable)"),
  Rejected(
    name: "found-case 38: a wrapper whose value changes when it is read",
    source: """
      @propertyWrapper struct W { var n = 0; var wrappedValue: Int { mutating get { n += 1; return n } } }
      @AutoEquatable struct A: Hashable {
        var id = 1
        @W var c: Int
      }
      """, line: 4,
    words: "'c' is unavailable: comparing it would change the value that it belongs to: mark it '@AutoIgnored'"),
  Rejected(
    name: "found-case 38: one whose name ends like those of global actors",
    source: """
      @propertyWrapper struct CountActor { var n = 0; var wrappedValue: Int { mutating get { n += 1; return n } } }
      @AutoEquatable struct A: Hashable {
        @CountActor var c
      }
      """, line: 3, words: "mark it '@AutoIgnored'"),
  Rejected(
    name: "found-case 38: one whose name ends like those of result builders",
    source: """
      @propertyWrapper struct Builder { var n = 0; var wrappedValue: [Int] { mutating get { n += 1; return [n] } } }
      @AutoEquatable(order: .cheapFirst) struct A {
        @Builder var c: [Int]
      }
      """, line: 3, words: "mark it '@AutoIgnored'"),
  Rejected(
    name: "found-case 39: a type of the program's own that is called like the library's strategies",
    source: """
      enum ComparisonStrategy { static func equality(_ a: Int, _ b: Int) -> Bool { a % 2 == b % 2 } }
      @AutoEquatable struct A {
        @AutoCompared(by: ComparisonStrategy.equality) var a: Int
      }
      """, line: 3, words: "a type of the program's own hides the library's 'ComparisonStrategy'"),
  Rejected(
    name: "found-case 39: one that has a function of a distance",
    source: """
      struct ComparisonStrategy { static func tolerance(_ d: Double) -> (Double, Double) -> Bool { { $0 < $1 + d } } }
      @AutoEquatable struct A {
        let id: Int
        @AutoCompared(by: ComparisonStrategy.tolerance(0.5)) var a: Double
      }
      """, line: 4, words: "a type of the program's own hides the library's 'ComparisonStrategy'"),
  Rejected(
    name: "found-case 38: a lower-case wrapper of that kind",
    source: """
      @propertyWrapper struct w { var n = 0; var wrappedValue: Int { mutating get { n += 1; return n } } }
      @AutoEquatable struct A {
        @w var c
      }
      """, line: 3, words: "mark it '@AutoIgnored'"),
  Rejected(
    name: "found-case 38: a type of the program's own that is called String",
    source: "struct String {}\n@AutoEquatable struct A: Hashable {\n  let id: Int\n  let s: String\n}", line: 4,
    words: "'this field' is unavailable: \(notEquatable)"),
  Rejected(
    name: "found-case 38: one that is called Int, in a tuple",
    source: "struct Int {}\n@AutoEquatable struct A {\n  let s: (Int, Bool)\n}", line: 3,
    words: "'this field' is unavailable: \(notEquatable)"),
  Rejected(
    name: "found-case 38: one that is called Bool, in a payload",
    source: "struct Bool {}\n@AutoEquatable enum A {\n  case a(flag: Bool)\n}", line: 3,
    words: "'this field' is unavailable: \(notEquatable)"),
]

@Suite(
  "Compiler messages about annotated types",
  .enabled(if: Toolchain.current != nil, Comment(rawValue: Toolchain.comment)))
struct CompilerMessageTests {
  @Test("are on the user's own line and say in words what to do", arguments: fields + declarations + single)
  func rejected(_ sample: Rejected) throws {
    let run = try CompilerRun(sample.source)
    let expected = run.messages.filter {
      $0.file == "Source.swift" && $0.line == sample.line && $0.severity == sample.severity
        && $0.text.contains(sample.words)
    }
    #expect(!expected.isEmpty, Comment(rawValue: run.output))
    // No message uses terms of the generated code.
    let others = run.messages.filter { $0.line != sample.line || $0.file != "Source.swift" }
    #expect(others.isEmpty || sample.isSaidElsewhereToo, Comment(rawValue: run.output))
  }

  @Test("found-case 38, 40: each unfit field gives one error, which begins with its name", arguments: single)
  func oneError(_ sample: Rejected) throws {
    let run = try CompilerRun(sample.source)
    #expect(run.messages.count == 1, Comment(rawValue: run.output))
    #expect(run.messages.first?.text.hasPrefix("'") == true)
  }

  @Test("found-case 40: several unfit fields give one error each, with any markers")
  func severalErrors() throws {
    let run = try CompilerRun(
      """
      struct N { var x = 1 }
      typealias Act = () async throws -> Void
      @propertyWrapper struct W<V> { var wrappedValue: V }
      @AutoEquatable struct A: Hashable {
        var id = 1
        var a: N
        var b: Act
        @W var c: N
        @AutoCompared(by: .identity) var d: Int
        @AutoCompared(by: .bitwise) var e: N
        @AutoCompared(by: .tolerance(1)) var f: String
        @AutoCompared(by: .unordered) var g: Int
        @AutoRequiredChild(\\N.x) var h: Int
        @AutoChildren var i: [N]
      }
      """)
    let names = run.messages.map { $0.text.split(separator: "'").first.map(String.init) ?? "" }
    #expect(names == ["a", "b", "c", "d", "e", "f", "g", "h", "i"], Comment(rawValue: run.output))
    #expect(run.messages.map(\.line) == Array(6...14), Comment(rawValue: run.output))
  }

  @Test("macro-case 58: a local type cannot have the extension; the message is the compiler's own")
  func local() throws {
    let run = try CompilerRun("func f() {\n  @AutoEquatable\n  struct A { let id: Int }\n}")
    #expect(run.messages.map(\.line) == [3])
    #expect(run.messages.first?.text.contains("local type cannot have attached extension macro") == true)
  }
}
