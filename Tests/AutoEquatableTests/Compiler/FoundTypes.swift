/// Types that once did not compile, or whose generated code caused warnings.
let foundTypes = #"""
  // found-case 33: types in extensions of types with less access
  enum Feature {}
  extension Feature {
    public struct Nest: Hashable {}
    @AutoEquatable public struct State: Hashable { var count = 0; let nest = Nest(); @AutoEquatable public struct Inner { let a: Int } }
    @AutoEquatable public enum Choice { case a(Int), b }
    @AutoEquatable public enum Empty {}
    @AutoEquatable public enum Plain: String, CaseIterable { case a, b }
    @AutoEquatable public final class Model: Hashable { let x = 1 }
    @AutoEquatable public struct Own { let a: Int; public static func == (l: Self, r: Self) -> Bool { true } }
    @AutoEquatable public struct OwnHash: Hashable { let a: Int; public static func == (l: Self, r: Self) -> Bool { true }; public func hash(into h: inout Hasher) {} }
    @AutoEquatable public struct Generic<T>: Hashable where T: Hashable { let t: T }
    @AutoEquatable public struct Box<T> { let t: T }
    @AutoEquatable @MainActor public struct Isolated: Hashable { let t: Nest }
    @AutoEquatable @MainActor public final class IsolatedModel { var t = 1 }
    @AutoEquatable(isolation: .isolated) @MainActor public struct OnActor { let t: Nest }
    @AutoEquatable(isolation: .nonisolated) @MainActor public struct OffActor { let t: Int }
    @AutoEquatable public struct Declared: Equatable { let a: Int; @AutoIgnored let b: Int }
  }
  private enum Hidden {}
  extension Hidden {
    @AutoEquatable struct State: Hashable { let a: Int }
    @AutoEquatable public final class Model { let a = 1 }
    @AutoEquatable enum Choice { case a(Int) }
    @AutoEquatable struct Box<T> { let a: T }
    struct Deep { @AutoEquatable struct State { let a: Int } }
    fileprivate struct Deeper { @AutoEquatable struct State { let a: Int } }
  }
  extension Hidden.Deep { @AutoEquatable struct Other { let a: Int } }
  public enum Visible {}
  public extension Visible { @AutoEquatable struct State { public let a: Int } }
  func sameStates(_ a: Feature.State, _ b: Feature.Box<Int>, _ c: Feature.Model) -> Bool { a == a && b == b && Set([c]).count == 1 }

  // found-case 34: inlinable types
  @usableFromInline @AutoEquatable struct Inlined: Hashable { let a: Int; let n: Feature.Nest }
  @usableFromInline @AutoEquatable enum InlinedChoice { case a(Int), b }
  @usableFromInline @AutoEquatable final class InlinedModel { let a = 1 }

  // found-case 32: ignored fields that cannot be copied
  struct Single: ~Copyable { let x = 1 }
  struct SingleBox<T: ~Copyable>: ~Copyable { let x = 1 }
  @AutoEquatable final class Holder<T: ~Copyable> { let id = 1; @AutoIgnored let a = Single(); @AutoIgnored let b = SingleBox<Single>() }
  func sameHolders(_ a: Holder<Single>, _ b: Holder<Int>) -> Bool { a == a && b == b }

  // found-case 31: markers on properties that another macro changes
  nonisolated func isNear(_ a: Double, _ b: Double) -> Bool { true }
  nonisolated struct Mail: Hashable { var address = "" }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) @Observable @AutoEquatable final class Watched: Hashable {
    @AutoIgnored var cachedAt = 0.0; @AutoPriority(0) var id = 1; @AutoRequired var r = 1; @AutoChildren var kids: [Int] = []
    @AutoCompared(by: .unordered) var tags: [Int] = []; @AutoCompared(by: isNear) var v = 1.0; @AutoRequiredChild(\Mail.address) var mail = Mail()
  }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) @AutoEquatable @Observable final class WatchedToo {
    @AutoIgnored var cachedAt = 0.0; @AutoPriority(0) var id = 1; @AutoRequired var r = 1; @AutoChildren var kids: [Int] = []
    @AutoCompared(by: .bitwise) var w = 0.0; @AutoCompared(by: isNear) var v = 1.0; @AutoRequiredChild<Mail>(\.address) var mail: [Mail] = []
    @ObservationIgnored @AutoIgnored var z = 1
  }

  // found-case 35: deprecated fields
  @AutoEquatable struct Old: Hashable {
    let id: Int; @available(*, deprecated, message: "old") var old = 1; @available(*, deprecated) @AutoIgnored var ignored = 1
    @available(*, deprecated, renamed: "id") @AutoCompared(by: isNear) var near = 1.0; @available(*, deprecated) @AutoRequiredChild(\Mail.address) var mail = Mail()
    @available(*, deprecated) @AutoCompared(by: .bitwise) var bits = 1.0
  }
  @AutoEquatable final class OldModel: Hashable { let id = 1; @available(*, deprecated, message: "old") var old = 1 }
  @AutoEquatable @MainActor struct OldView { let id = 1; @available(*, deprecated, message: "old") var old = Mail() }
  @available(*, deprecated) @AutoEquatable struct OldType: Hashable { let id = 1; let p = 2 }
  @AutoEquatable enum OldChoice: Hashable { @available(*, deprecated) case a(Int), b; case c(Mail) }
  @AutoEquatable public struct OldPublic { @available(*, deprecated) public let a: Int; @available(*, deprecated) let mail: Mail }
  func sameOld(_ a: Old, _ b: OldModel) -> Bool { a == a && b == b && Set([a]).count == 1 }

  // found-case 37: names that are in scope around a nested type
  enum Scope {
    struct Row { var id = 1 }
    nonisolated static func isSame(_ a: Double, _ b: Double) -> Bool { true }
    @AutoEquatable struct Nested { @AutoCompared(by: isSame) var v: Double; @AutoRequiredChild(\Row.id) var r: Rows; typealias Rows = [Row] }
    @AutoEquatable(isolation: .nonisolated) struct Generic<T> { @AutoCompared(by: isSame) var v: Double; @AutoRequiredChild<Row>(\.id) var r = [Row]() }
    @AutoEquatable final class Model { @AutoCompared(by: isSame) var v = 1.0; @AutoRequiredChild(\Row.id) var r = Row() }
  }
  extension Scope { @AutoEquatable struct Apart { @AutoCompared(by: isSame) var v: Double; @AutoRequiredChild(\Row.id) var r = Row() } }
  @AutoEquatable struct Static { nonisolated static func isSame(_ a: Double, _ b: Double) -> Bool { true }; @AutoCompared(by: isSame) var v: Double }

  // found-case 44: containers of any nodes
  struct Pair<each V> { let v: (repeat each V) }
  @AutoEquatable struct Panel<Content>: Hashable { let title: String; @AutoChildren let content: Content }
  @AutoEquatable enum Panels<Content> { @AutoChildren(0) case a(Content, Int), b([Int]) }
  @AutoEquatable public struct Row<each C> { let x: Int; @AutoChildren let v: (repeat each C) }
  func samePanels(_ a: Panel<Pair<Int, String>>) -> Bool { a == a }
  """#

/// Types of the program with names that generated code uses.
let shadowingTypes = """
  nonisolated struct Equatable {}; nonisolated struct Hasher {}; nonisolated struct UnsafePointer {}; nonisolated struct Swift {}
  nonisolated struct ComparisonSpecs {}; nonisolated struct ComparisonSpec {}; nonisolated struct Array {}; nonisolated enum Optional {}
  nonisolated struct Void {}; nonisolated func withUnsafePointer() {}
  @AutoEquatable struct A { let a: [Int]; let b: Int?; var c = ""; @AutoCompared(by: .unordered) let d: [Int]; let e: [String: A?]; let f: A1 }
  @AutoEquatable struct A1 { let a: Double }
  @AutoEquatable enum B { case a(Int), b(a: A) }
  @AutoEquatable final class C { let a = 1; let b = B.a(1) }
  extension B { @AutoEquatable struct D { let a: Int } }
  func same(_ a: A, _ b: B, _ c: C) -> Bool { a == a && b == b && c == c }
  """
