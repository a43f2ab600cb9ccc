// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public types here represent those of a client.

public import ComparisonSpecs
import Testing

/// A public struct with fields of every access level.
@AutoEquatable
public struct PublicModel: Sendable {
  /// A public field.
  public var id: Int
  var name: String
  private var secret: Int
  @AutoIgnored package var note: Int
  init(id: Int, name: String, secret: Int, note: Int = 0) {
    (self.id, self.name, self.secret, self.note) = (id, name, secret, note)
  }
}

/// A frozen struct.
@AutoEquatable
@frozen public struct FrozenModel: Hashable {
  /// A public field.
  public var id: Int
}

/// A struct for the package.
@AutoEquatable
package struct PackageModel: Hashable { package var id: Int }

/// A public class.
@AutoEquatable
public final class PublicClass: Hashable {
  /// A public field.
  public let id: Int
  init(id: Int) { self.id = id }
}

/// A public enum.
@AutoEquatable
public enum PublicEnum: Hashable {
  /// A case.
  case a(Int)
  /// A case with an ignored value.
  @AutoIgnored("at") case b(at: Int)
}

/// A namespace to extend.
public enum Namespace<Value> {}

extension Namespace {
  /// A struct without any sign that `Value` is a generic parameter.
  @AutoEquatable(where: "Value: Equatable")
  public struct Inside {
    /// A public field.
    public var value: Value
  }
}

public extension Namespace where Value == Int {
  /// A struct that is public by its extension.
  @AutoEquatable
  struct FromExtension: Hashable {
    /// A public field.
    public var id: Int
    var hidden: Int
  }
}

extension Namespace where Value: Hashable {
  @AutoEquatable
  struct Keyed: Hashable { var key: Value }
}

@AutoEquatable
private struct Private: Hashable { var id = 0 }

@AutoEquatable
fileprivate struct FilePrivate: Hashable { var id = 0 }

private enum Outer {
  @AutoEquatable
  fileprivate struct Nested: Hashable { var id = 0 }

  @AutoEquatable(.members)
  private struct PrivateNested: AutoEquatable {
    var id = 0
    @AutoIgnored var note = 0
    var onTap: () -> Void = {}
  }

  struct Holder<Element> {
    @AutoEquatable
    struct Deep { var element: Element }
  }

  static func comparePrivate() {
    expectEqual(PrivateNested(id: 1), PrivateNested(id: 1, note: 1))
    expectDifferent(PrivateNested(id: 1), PrivateNested(id: 2), in: ["id"])
  }
}

/// An internal type, which hides the public ones in it.
struct Hiding {
  /// A public struct that is invisible outside of the module.
  @AutoEquatable
  public struct Hidden: Hashable {
    /// A public field.
    public var id = 0
    /// A public enum below it.
    @AutoEquatable
    public enum Kind {
      /// A case.
      case a(Int)
    }
  }
}

/// Asks at run time, because the compiler does not know the answer.
private func isEquatable(_ type: any Any.Type) -> Bool { type is any Equatable.Type }

@Suite("Access levels of annotated types")
struct AccessTests {
  @Test("macro-case 65: public and package types can be annotated")
  func levels() {
    expectEqual(PublicModel(id: 1, name: "a", secret: 2), PublicModel(id: 1, name: "a", secret: 2, note: 1))
    expectDifferent(
      PublicModel(id: 1, name: "a", secret: 2), PublicModel(id: 1, name: "a", secret: 3), in: ["secret"])
    expectDifferent(FrozenModel(id: 1), FrozenModel(id: 2), in: ["id"])
    expectDifferent(PackageModel(id: 1), PackageModel(id: 2), in: ["id"])
    expectEqual(PublicClass(id: 1), PublicClass(id: 1))
    expectDifferent(PublicClass(id: 1), PublicClass(id: 2), in: ["id"])
    expectEqual(PublicEnum.b(at: 1), .b(at: 2))
    expectDifferent(PublicEnum.a(1), .a(2), in: ["a.0"])
  }

  @Test("macro-case 66: types in extensions can be annotated, and may get their access from the extension")
  func extensions() {
    expectEqual(Namespace<Int>.FromExtension(id: 1, hidden: 2), .init(id: 1, hidden: 2))
    expectDifferent(Namespace<Int>.FromExtension(id: 1, hidden: 2), .init(id: 1, hidden: 3), in: ["hidden"])
    expectDifferent(Namespace<String>.Inside(value: "a"), .init(value: "b"), in: ["value"])
    #expect(!isEquatable(Namespace<() -> Void>.Inside.self))
    expectDifferent(Namespace<Int>.Keyed(key: 1), .init(key: 2), in: ["key"])
    expectDifferent(Outer.Holder<Int>.Deep(element: 1), .init(element: 2), in: ["element"])
    #expect(!isEquatable(Outer.Holder<Any>.Deep.self) && isEquatable(Outer.Holder<Int>.Deep.self))
  }

  @Test("macro-case 65: public types in an internal one can be annotated")
  func hidden() {
    expectEqual(Hiding.Hidden(id: 1), Hiding.Hidden(id: 1))
    expectDifferent(Hiding.Hidden(id: 1), Hiding.Hidden(id: 2), in: ["id"])
    expectDifferent(Hiding.Hidden.Kind.a(1), .a(2), in: ["a.0"])
  }

  @Test("macro-case 68: a private nested type can be annotated with .members")
  func privateNested() {
    Outer.comparePrivate()
    expectDifferent(Outer.Nested(id: 1), Outer.Nested(id: 2), in: ["id"])
  }

  @Test("macro-case 70: private and fileprivate types at the top of a file can be annotated")
  func fileScope() {
    expectEqual(Private(id: 1), Private(id: 1))
    expectDifferent(Private(id: 1), Private(id: 2), in: ["id"])
    expectDifferent(FilePrivate(id: 1), FilePrivate(id: 2), in: ["id"])
  }

  @Test("macro-case 58: a type in a function can be annotated with .members")
  func local() {
    @AutoEquatable(.members)
    struct Local: AutoEquatable, Hashable {
      var id = 0
      @AutoIgnored var note = 0
      @AutoPriority(0) var rank = 0
      var onTap: () -> Void = {}
    }
    expectEqual(Local(id: 1), Local(id: 1, note: 1, onTap: { print("") }))
    expectDifferent(Local(id: 1), Local(id: 2, rank: 1), in: ["rank", "id"])
    @AutoEquatable(.members)
    enum LocalEnum: AutoEquatable {
      case a(Int, () -> Void)
      case b
    }
    expectEqual(LocalEnum.a(1, {}), .a(1, { print("") }))
    expectDifferent(LocalEnum.a(1, {}), .a(2, {}), in: ["a.0"])
  }
}
