import TestSupport
import Foundation
import Testing

/// Valid annotated types of many kinds, none of which may cause a warning.
private let validTypes = #"""
  import Observation
  public struct Profile { var email = ""; var age: Int?; var home: Address? }
  public struct Address: Equatable { var city = ""; var zip: Int? }
  @propertyWrapper public struct Clamped { public var wrappedValue: Int; public init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
  @propertyWrapper public struct State<V>: FrameworkState { public var wrappedValue: V; public init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
  public protocol Shape: Equatable {}
  public final class Object {}
  public typealias Act = () -> Void

  @AutoEquatable public struct S01 { public var id: Int; var name: String; var onTap: () -> Void }
  @AutoEquatable struct S02: Hashable { let a, b: Int; var c = 1, d = "" }
  @AutoEquatable struct S03 { @AutoIgnored var f: Act; @AutoPriority(0) var id: Int; var n: Int { didSet {} } }
  @AutoEquatable struct S04 { @AutoRequiredChild(\Profile.email, \Profile.age, \Profile.home?.zip) var p: Profile; @AutoRequiredChild<Profile>(\.email) var q: [Profile]? }
  @AutoEquatable struct S05<T> { var value: T; var many: [T?] = []; var phantom: Int }
  @AutoEquatable struct S06<each T: Equatable> { var values: (repeat each T) }
  @AutoEquatable struct S07 { @Clamped var size: Int; @State var isOn: Bool = false; @AutoIgnored @State var note = 1 }
  @AutoEquatable enum E01 { case a; case b(Int, String); case c(id: Int, onTap: () -> Void) }
  @AutoEquatable enum E02: Hashable { case only(Int) }
  @AutoEquatable enum E03: Hashable { case only }
  @AutoEquatable enum E04 {}
  @AutoEquatable enum E05: String, CaseIterable { case a, b }
  @AutoEquatable indirect enum E06: Hashable { case leaf(Int), node(E06, E06) }
  @AutoEquatable enum E07<T> { case some(T); case none }
  @AutoEquatable enum E08 { @AutoIgnored("at") case loaded(id: Int, at: Double); @available(*, unavailable) case gone }
  @AutoEquatable enum E09: Hashable { case a(() -> Void); case b }
  @AutoEquatable public enum E10: Hashable, Sendable { case a(Int), b }
  @AutoEquatable final class C01 { let id = 1; var name = ""; weak var parent: C01?; unowned let owner: Object; init(_ o: Object) { owner = o } }
  @AutoEquatable public final class C02: Hashable { public let id: Int; init(id: Int) { self.id = id } }
  @AutoEquatable @MainActor struct M01 { var id: Int; var object: Object; var onTap: () -> Void = {} }
  @AutoEquatable @MainActor struct M02: Hashable { var id: Int }
  @AutoEquatable(isolation: .isolated) @MainActor struct M03 { var object: Object }
  @AutoEquatable(isolation: MainActor.self) @MainActor struct M04 { var id: Int }
  @AutoEquatable @MainActor final class M05 { var id = 1 }
  @AutoEquatable @MainActor enum M06 { case a(Object), b }
  @AutoEquatable @MainActor struct M07 { @State var object = Object(); let id: Int }
  @AutoEquatable @MainActor struct M08<T: Shape> { @State var object = Object(); @Clamped var size: Int; let value: T }
  @AutoEquatable struct T01: Hashable { var pair: (Int, String); var nested: (Int, (Bool, [Int])); var void: Void; var optional: (Int, Int)? }
  @AutoEquatable struct T02 { var shape: any Shape; var maybe: (any Shape)?; var type: any Any.Type; var object: Object; var any: AnyObject? }
  @AutoEquatable struct T03: Hashable { @AutoCompared(by: .bitwise) var d: Double; @AutoCompared(by: .tolerance(0.5)) var t: Float; @AutoCompared(by: .unordered) var a: [Int]; @AutoCompared(by: .identity) var o: Object; @AutoCompared(by: { (l: Int, r: Int) in l == r }) var f: Int }
  @AutoEquatable struct T04 { @AutoChildren var rows: [T02]; var maybe: Int??; var `in`: Int; let (x, y): (Int, Int); init() { (x, y) = (1, 2); rows = []; `in` = 1 } }
  @AutoEquatable(order: .cheapFirst) struct T05: Hashable { var a: [Int]; var b: String; var c: Int; @AutoPriority(-1) var d: [String: Int]; var set: Set<Int>? }
  @AutoEquatable(fields: .annotatedOnly) struct T06 { @AutoRequired var a: Int; @AutoIgnored var b: Int }
  @AutoEquatable(closures: .mustBeMarked) struct T07 { var id: Int; @AutoIgnored var f: () -> Void }
  @AutoEquatable struct T08 {}
  @AutoEquatable struct T09: Codable, Hashable, Identifiable, Sendable { var id = 1; @AutoIgnored var note = 2 }
  @AutoEquatable struct T10: Comparable { var id = 1; static func < (l: Self, r: Self) -> Bool { l.id < r.id } }
  @AutoEquatable struct T11: RawRepresentable, Hashable { var rawValue: Int }
  @AutoEquatable struct T12: OptionSet { let rawValue: Int }
  @AutoEquatable struct T13 {
    let id: Int
    #if DEBUG
      let trace: [String]
    #else
      let other: [String]
    #endif
  }
  @AutoEquatable enum T14: Hashable {
    case a(Int)
    #if DEBUG
      case b(Int)
    #endif
  }
  @AutoEquatable enum T15: Hashable {
    case a(Int)
    #if DEBUG
      case b
    #endif
    case c(String)
  }
  @AutoEquatable enum T16: Hashable {
    #if DEBUG
      case b
    #endif
    case a(Int)
  }
  @AutoEquatable struct T17: Hashable { var s: String; @available(*, deprecated) @AutoIgnored var old: Int }
  @AutoEquatable struct T18 { var id: Int; static func == (l: Self, r: Self) -> Bool { l.id == r.id } }
  @AutoEquatable struct T19: Hashable { var id: Int; func hash(into h: inout Hasher) { h.combine(id) } }
  private enum Outer { @AutoEquatable struct Inner: Hashable { var id: Int }; @AutoEquatable enum Choice { case a(Int) } ; @AutoEquatable(.members) private struct P: AutoEquatable { var id: Int } }
  public enum Space<T> {}
  public extension Space { @AutoEquatable(where: "T: Equatable") struct Inner { var value: T; var id: Int } }
  extension Space where T: Hashable { @AutoEquatable struct Keyed: Hashable { var value: T } }
  @AutoEquatable private struct Private: Hashable { var id: Int }
  @AutoEquatable fileprivate final class FilePrivate { var id = 1 }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) @Observable final class Store { var n = 1 }
  @AutoEquatable @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) struct Reads { var store: Store; var maybe: Store? }
  func local() -> Bool {
    @AutoEquatable(.members) struct Local: AutoEquatable { var id: Int; var onTap: () -> Void }
    return Local(id: 1, onTap: {}) == Local(id: 1, onTap: {})
  }
  """#

/// A set of compiler flags.
struct CompilerMode: CustomTestStringConvertible, Sendable {
  let languageMode: Int
  let flags: [String]

  var testDescription: String { "Swift \(languageMode) \(flags.joined(separator: " "))" }

  static let features = [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
  ]

  static let all: [CompilerMode] = [5, 6].flatMap { mode in
    [
      CompilerMode(languageMode: mode, flags: []),
      CompilerMode(languageMode: mode, flags: ["-D", "DEBUG"]),
      CompilerMode(languageMode: mode, flags: ["-default-isolation", "MainActor"]),
      CompilerMode(languageMode: mode, flags: ["-default-isolation", "MainActor"] + all(of: features)),
      CompilerMode(languageMode: mode, flags: all(of: features + ["NonisolatedNonsendingByDefault"])),
      CompilerMode(languageMode: mode, flags: all(of: features) + ["-strict-concurrency=complete"]),
      CompilerMode(languageMode: mode, flags: ["-strict-memory-safety"]),
    ] + features.map { CompilerMode(languageMode: mode, flags: all(of: [$0])) }
  }

  private static func all(of features: [String]) -> [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}

@Suite(
  "Annotated types in every compiler mode",
  .enabled(if: Toolchain.current != nil, Comment(rawValue: Toolchain.comment)))
struct CompilerModeTests {
  @Test("Valid types cause no warning in any mode", arguments: CompilerMode.all)
  func valid(_ mode: CompilerMode) throws {
    let run = try CompilerRun(validTypes, languageMode: mode.languageMode, flags: mode.flags + ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test(
    "found-case 31, 32, 33, 34, 35, 37, 44: types that were refused compile without a warning in any mode",
    arguments: CompilerMode.all)
  func found(_ mode: CompilerMode) throws {
    let run = try CompilerRun(
      foundTypes, importing: ["ComparisonSpecs", "Observation"], languageMode: mode.languageMode,
      flags: mode.flags + ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test("found-case 33, 34: types with package access compile too", arguments: [5, 6])
  func ofThePackage(languageMode: Int) throws {
    let run = try CompilerRun(
      """
      package enum Space {}
      extension Space {
        @AutoEquatable public struct Public { let a: Int }
        @AutoEquatable package struct Package: Hashable { let a: Int }
        @AutoEquatable struct Internal { let a: Int }
      }
      package extension Space { @AutoEquatable struct Implied { let a: Int } }
      enum Inner {}
      extension Inner { @AutoEquatable package struct State<T> { let a: T } }
      @usableFromInline @AutoEquatable package struct Inlined: Hashable { let a: Int }
      """, languageMode: languageMode, flags: ["-package-name", "test", "-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test(
    "found-case 38: attributes with names of actors, builders or the library's strategies keep their meaning")
  func attributes() throws {
    let run = try CompilerRun(
      """
      @globalActor actor StoreActor { static let shared = StoreActor() }
      @resultBuilder struct RowsBuilder { static func buildBlock(_ rows: Int...) -> [Int] { rows } }
      @propertyWrapper struct Actor { var wrappedValue: Int }
      @AutoEquatable struct A: Hashable { @StoreActor var id = 1; @StoreActor var names: [String] = [] }
      @AutoEquatable @StoreActor final class B { var id = 1; @StoreActor var names: [String] = [] }
      @AutoEquatable struct C { @RowsBuilder let rows: [Int]; @Actor var count: Int }
      @AutoEquatable struct D { @AutoCompared(by: ComparisonStrategy.bitwise) var id: Double }
      """, flags: ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test(
    "Reading a field of an unsafe type is marked in modules with strict memory safety",
    arguments: [
      ["-strict-memory-safety"], [],
    ])
  func unsafeFields(flags: [String]) throws {
    let run = try CompilerRun(
      """
      final class Object {}
      @safe @AutoEquatable struct A: Hashable { var id = 1; var pointer: UnsafePointer<Int>?; var raw: UnsafeRawPointer }
      @AutoEquatable struct B { var id = 1; unowned(unsafe) var object: Object }
      @safe @AutoEquatable struct D { @AutoCompared(by: isSame) var any: Unmanaged<Object>; let id: Int }
      func isSame(_ lhs: Unmanaged<Object>, _ rhs: Unmanaged<Object>) -> Bool { unsafe lhs.toOpaque() == rhs.toOpaque() }
      @safe @AutoEquatable enum E: Hashable { case a(UnsafePointer<Int>), b(Int, UnsafeRawPointer?), c }
      @safe @AutoEquatable final class C { let raw: OpaquePointer; init(_ raw: OpaquePointer) { unsafe self.raw = raw } }
      """, flags: flags + ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test("found-case 38: types named like those in generated code change nothing", arguments: CompilerMode.all)
  func shadowing(_ mode: CompilerMode) throws {
    let run = try CompilerRun(
      shadowingTypes, languageMode: mode.languageMode, flags: mode.flags + ["-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test("macro-case 92: in a module of the main actor, values are compared from anywhere", arguments: [5, 6])
  func defaultIsolation(languageMode: Int) throws {
    let run = try CompilerRun(
      """
      class Model: Equatable { static func == (lhs: Model, rhs: Model) -> Bool { true } }
      @AutoEquatable struct A { var id = 1; var model = Model(); var onTap: () -> Void = {} }
      @AutoEquatable enum E: Hashable { case a(Int), b }
      nonisolated func compare(_ lhs: A, _ rhs: A) -> Bool { lhs == rhs }
      nonisolated func same<T: Equatable>(_ lhs: T, _ rhs: T) -> Bool { lhs == rhs }
      nonisolated func generic(_ lhs: A, _ rhs: A, _ e: E) -> Bool { same(lhs, rhs) && Set([e]).count == 1 }
      """, languageMode: languageMode, flags: ["-default-isolation", "MainActor", "-warnings-as-errors"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test("macro-case 97: 400 fields are type-checked")
  func wide() throws {
    let fields = (0..<400).map { "  var f\($0): \(["Int", "String", "[Int]", "Part?"][$0 % 4])" }
    let run = try CompilerRun(
      "struct Part: Equatable { var a = 1 }\n@AutoEquatable struct Wide {\n\(fields.joined(separator: "\n"))\n}")
    #expect(run.isClean, Comment(rawValue: run.output))
  }
}
