import ComparisonSpecs
import Observation
import ReflectiveComparison
import Testing

/// An observable object that is equal to every other with the same number.
@Observable
private final class Model: Hashable, @unchecked Sendable {
  var number = 1

  static func == (lhs: Model, rhs: Model) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An observable object with a spec.
@AutoEquatable
@Observable
private final class Specified: Hashable, @unchecked Sendable {
  var number = 1
}

/// An observable object without `==`.
@Observable
private final class Plain: @unchecked Sendable {
  var number = 1
}

private enum Failure: Error, Hashable { case failed }

private typealias Pair = (Model, Int)

@AutoEquatable private struct Whole { let m: Model }
@AutoEquatable private struct Maybe { let m: Model? }
@AutoEquatable private struct MaybeMaybe { let m: Model?? }
@AutoEquatable private struct List { let m: [Model] }
@AutoEquatable private struct MaybeList { let m: [Model]? }
@AutoEquatable private struct ListOfLists { let m: [[Model]] }
@AutoEquatable private struct ListOfMaybes { let m: [Model?] }
@AutoEquatable private struct Values { let m: [String: Model] }
@AutoEquatable private struct MaybeValues { let m: [String: Model]?? }
@AutoEquatable private struct ValuesOfLists { let m: [String: [Model]] }
@AutoEquatable private struct ListOfValues { let m: [[String: Model?]] }
@AutoEquatable private struct Keys { let m: [Model: Int] }
@AutoEquatable private struct ASet { let m: Set<Model> }
@AutoEquatable private struct MaybeSet { let m: Set<Model>? }
@AutoEquatable private struct SetOfMaybes { let m: Set<Model?> }
@AutoEquatable private struct SetOfLists { let m: Set<[Model]> }
@AutoEquatable private struct Slice { let m: ArraySlice<Model> }
@AutoEquatable private struct Contiguous { let m: ContiguousArray<Model> }
@AutoEquatable private struct Outcome { let m: Result<Model, Failure> }
@AutoEquatable private struct OutcomeOfList { let m: Result<[Model], Failure>? }
@AutoEquatable private struct Tuple { let m: (Model, flag: Int) }
@AutoEquatable private struct HiddenTuple { let m: Pair }
@AutoEquatable private struct MaybeTuple { let m: (Model, Int)? }
@AutoEquatable private struct Pairs { let m: KeyValuePairs<String, Model> }
@AutoEquatable private struct AnyOrder { @AutoCompared(by: .unordered) let m: [Model] }
@AutoEquatable private struct Existential { let m: any Hashable }
@AutoEquatable private struct Generic<Value: Equatable> { let m: Value }
@AutoEquatable private struct Nested { let m: [Maybe] }
@AutoEquatable private enum Payload { case some([Model?], [String: [Model]]) }

@AutoEquatable private struct SpecifiedWhole { let m: Specified }
@AutoEquatable private struct SpecifiedMaybe { let m: Specified? }
@AutoEquatable private struct SpecifiedList { let m: [Specified] }
@AutoEquatable private struct SpecifiedLists { let m: [[Specified?]]? }
@AutoEquatable private struct SpecifiedSet { let m: Set<Specified> }
@AutoEquatable private struct SpecifiedGeneric<Value: AutoEquatable> { let m: Value }

@AutoEquatable private struct PlainWhole { let m: Plain }
@AutoEquatable private struct PlainMaybe { let m: Plain? }
@AutoEquatable private struct PlainMaybeMaybe { let m: Plain?? }
@AutoEquatable private struct PlainList { let m: [Plain] }
@AutoEquatable private struct PlainMaybeList { let m: [Plain]? }
@AutoEquatable private struct PlainLists { let m: [[Plain]] }
@AutoEquatable private struct PlainValues { let m: [String: Plain] }
@AutoEquatable private struct PlainValuesOfLists { let m: [String: [Plain?]]? }
@AutoEquatable private struct PlainSlice { let m: ArraySlice<Plain> }
@AutoEquatable private struct PlainContiguous { let m: ContiguousArray<Plain> }
@AutoEquatable private struct PlainOutcome { let m: Result<Plain, Failure> }
@AutoEquatable private struct PlainTuple { let m: (Plain, Int) }
@AutoEquatable private struct PlainPairs { let m: KeyValuePairs<String, Plain> }

/// A value without a rule except for its fields.
private struct Unequatable<Value> { let value: Value }

@Suite("Observable objects in collections, optionals and other containers")
struct ObservableShapeTests {
  /// Expects that values with the same object are equal and values with two objects are not, in every way of comparing,
  /// and that no comparison reads a property.
  private func check<Root: AutoEquatable, Value>(
    _ field: KeyPath<Root, Value>, byHand: ComparisonSpec<Root>, objects: (any Observable, any Observable),
    change: () -> Void, _ make: (Int) -> Root, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (first, again, other) = (make(0), make(0), make(1))
    func answers(_ lhs: Root, _ rhs: Root) -> [String: Bool] {
      let (left, right) = (lhs[keyPath: field], rhs[keyPath: field])
      var answers = [
        "==": lhs == rhs, "spec": Root.comparisonSpec.areEqual(lhs, rhs), "by hand": byHand.areEqual(lhs, rhs),
        "array ==": [lhs] == [rhs],
        "differences": Root.differences(from: lhs, to: rhs).isEmpty,
        "differences by hand": byHand.differences(from: lhs, to: rhs).isEmpty,
        "layout": LayoutComparer().areEqual(lhs, rhs), "mirror": MirrorComparer().areEqual(lhs, rhs),
        "layout of fields": LayoutComparer().areFieldsEqual(lhs, rhs),
        "mirror of fields": MirrorComparer().areFieldsEqual(lhs, rhs),
        "layout of the field": LayoutComparer().areEqual(left, right),
        "mirror of the field": MirrorComparer().areEqual(left, right),
        "layout around": LayoutComparer().areEqual(Unequatable(value: left), Unequatable(value: right)),
        "mirror around": MirrorComparer().areEqual(Unequatable(value: left), Unequatable(value: right)),
      ]
      withUnsafePointer(to: lhs) { left in
        withUnsafePointer(to: rhs) { right in
          answers["pointers"] = Root.areEqual(left, right)
          answers["field by field"] = Root.comparisonSpec.fields.allSatisfy {
            Root.comparisonSpec.areEqual(in: $0, left, right)
          }
        }
      }
      return answers
    }
    let fired = Flag()
    withObservationTracking {
      let wrong = answers(first, again).filter { !$0.value }.keys.sorted()
      #expect(wrong == [], "these tell one object in \(Value.self) from itself", sourceLocation: sourceLocation)
      let equal = answers(first, other).filter(\.value).keys.sorted()
      #expect(equal == [], "these call two objects in \(Value.self) equal", sourceLocation: sourceLocation)
      var hasher = Hasher()
      byHand.hash(first, into: &hasher)
      Root.comparisonSpec.hash(first, into: &hasher)
    } onChange: {
      fired.isSet = true
    }
    change()
    #expect(!fired.isSet, "a comparison of \(Value.self) reads properties", sourceLocation: sourceLocation)
  }

  private func check<Root: AutoEquatable, Value>(
    _ field: KeyPath<Root, Value>, _ byHand: ComparisonSpec<Root>, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (Model) -> Root
  ) {
    let models = [Model(), Model()]
    check(
      field, byHand: byHand, objects: (models[0], models[1]), change: { for model in models { model.number += 1 } },
      { make(models[$0]) }, sourceLocation: sourceLocation)
  }

  private func checkSpecified<Root: AutoEquatable, Value>(
    _ field: KeyPath<Root, Value>, _ byHand: ComparisonSpec<Root>, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (Specified) -> Root
  ) {
    let models = [Specified(), Specified()]
    check(
      field, byHand: byHand, objects: (models[0], models[1]), change: { for model in models { model.number += 1 } },
      { make(models[$0]) }, sourceLocation: sourceLocation)
  }

  private func checkPlain<Root: AutoEquatable, Value>(
    _ field: KeyPath<Root, Value>, _ byHand: ComparisonSpec<Root>, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (Plain) -> Root
  ) {
    let models = [Plain(), Plain()]
    check(
      field, byHand: byHand, objects: (models[0], models[1]), change: { for model in models { model.number += 1 } },
      { make(models[$0]) }, sourceLocation: sourceLocation)
  }

  @Test("found-case 16: Equatable observable objects are compared by identity in any container, and not read")
  func equatable() {
    check(\Whole.m, ComparisonSpec { Compared(\.m) }) { Whole(m: $0) }
    check(\Maybe.m, ComparisonSpec { Compared(\.m) }) { Maybe(m: $0) }
    check(\MaybeMaybe.m, ComparisonSpec { Compared(\.m) }) { MaybeMaybe(m: $0) }
    check(\List.m, ComparisonSpec { Compared(\.m) }) { List(m: [$0]) }
    check(\MaybeList.m, ComparisonSpec { Compared(\.m) }) { MaybeList(m: [$0]) }
    check(\ListOfLists.m, ComparisonSpec { Compared(\.m) }) { ListOfLists(m: [[], [$0]]) }
    check(\ListOfMaybes.m, ComparisonSpec { Compared(\.m) }) { ListOfMaybes(m: [nil, $0]) }
    check(\Values.m, ComparisonSpec { Compared(\.m) }) { Values(m: ["a": $0]) }
    check(\MaybeValues.m, ComparisonSpec { Compared(\.m) }) { MaybeValues(m: ["a": $0]) }
    check(\ValuesOfLists.m, ComparisonSpec { Compared(\.m) }) { ValuesOfLists(m: ["a": [$0], "b": []]) }
    check(\ListOfValues.m, ComparisonSpec { Compared(\.m) }) { ListOfValues(m: [["a": $0, "b": nil]]) }
    check(\Slice.m, ComparisonSpec { Compared(\.m) }) { Slice(m: [$0][...]) }
    check(\Contiguous.m, ComparisonSpec { Compared(\.m) }) { Contiguous(m: [$0]) }
    check(\Outcome.m, ComparisonSpec { Compared(\.m) }) { Outcome(m: .success($0)) }
    check(\OutcomeOfList.m, ComparisonSpec { Compared(\.m) }) { OutcomeOfList(m: .success([$0])) }
    check(\Pairs.m, ComparisonSpec { Compared(\.m) }) { Pairs(m: ["a": $0]) }
    check(\AnyOrder.m, ComparisonSpec { Compared(\.m, by: .unordered) }) { AnyOrder(m: [$0]) }
    check(\Generic<Model>.m, ComparisonSpec { Compared(\.m) }) { Generic(m: $0) }
    check(\Generic<[Model]?>.m, ComparisonSpec { Compared(\.m) }) { Generic(m: [$0]) }
    check(\Nested.m, ComparisonSpec { Compared(\.m) }) { Nested(m: [Maybe(m: $0)]) }
    check(\Payload.self, ComparisonSpec { Compared(\.self) }) { Payload.some([$0], ["a": [$0]]) }
  }

  @Test("found-case 16: sets and keys are compared by the identity of their objects, whose hash is not used")
  func hashed() {
    // Filling a set hashes its elements before the comparison: `check` makes its values before it tracks.
    check(\ASet.m, ComparisonSpec { Compared(\.m) }) { ASet(m: [$0]) }
    check(\MaybeSet.m, ComparisonSpec { Compared(\.m) }) { MaybeSet(m: [$0]) }
    check(\SetOfMaybes.m, ComparisonSpec { Compared(\.m) }) { SetOfMaybes(m: [nil, $0]) }
    check(\SetOfLists.m, ComparisonSpec { Compared(\.m) }) { SetOfLists(m: [[$0], []]) }
    check(\Keys.m, ComparisonSpec { Compared(\.m) }) { Keys(m: [$0: 1]) }
  }

  @Test("found-case 16: observable objects in tuples and existentials are compared by identity")
  func tuples() {
    let byPart = ComparisonSpec<Tuple> { ComparedChild(\.m, \.0).named("m.0") }
    check(\Tuple.m, byPart) { Tuple(m: ($0, flag: 1)) }
    check(\HiddenTuple.m, ComparisonSpec { ComparedChild(\.m, \.0).named("m.0") }) { HiddenTuple(m: ($0, 1)) }
    check(\MaybeTuple.m, ComparisonSpec { ComparedChild(\.m, \.0).named("m.0") }) { MaybeTuple(m: ($0, 1)) }
    check(\Existential.m, ComparisonSpec { Compared(\.m) { $0 as AnyObject === $1 as AnyObject } }) {
      Existential(m: $0)
    }
  }

  @Test("found-case 16: observable objects with a spec are compared by identity as well")
  func specified() {
    checkSpecified(\SpecifiedWhole.m, ComparisonSpec { Compared(\.m) }) { SpecifiedWhole(m: $0) }
    checkSpecified(\SpecifiedMaybe.m, ComparisonSpec { Compared(\.m) }) { SpecifiedMaybe(m: $0) }
    checkSpecified(\SpecifiedList.m, ComparisonSpec { Compared(\.m) }) { SpecifiedList(m: [$0]) }
    checkSpecified(\SpecifiedLists.m, ComparisonSpec { Compared(\.m) }) { SpecifiedLists(m: [[nil, $0]]) }
    checkSpecified(\SpecifiedSet.m, ComparisonSpec { Compared(\.m) }) { SpecifiedSet(m: [$0]) }
    checkSpecified(\SpecifiedGeneric<Specified>.m, ComparisonSpec { Compared(\.m) }) { SpecifiedGeneric(m: $0) }
    checkSpecified(\Generic<[Specified]>.m, ComparisonSpec { Compared(\.m) }) { Generic(m: [$0]) }
  }

  @Test("found-case 16: observable objects that are not Equatable are compared by identity, and the fields compile")
  func plain() {
    checkPlain(\PlainWhole.m, ComparisonSpec { Compared(\.m) }) { PlainWhole(m: $0) }
    checkPlain(\PlainMaybe.m, ComparisonSpec { Compared(\.m) }) { PlainMaybe(m: $0) }
    checkPlain(\PlainMaybeMaybe.m, ComparisonSpec { Compared(\.m) }) { PlainMaybeMaybe(m: $0) }
    checkPlain(\PlainList.m, ComparisonSpec { Compared(\.m) }) { PlainList(m: [$0]) }
    checkPlain(\PlainMaybeList.m, ComparisonSpec { Compared(\.m) }) { PlainMaybeList(m: [$0]) }
    checkPlain(\PlainLists.m, ComparisonSpec { Compared(\.m) }) { PlainLists(m: [[$0], []]) }
    checkPlain(\PlainValues.m, ComparisonSpec { Compared(\.m) }) { PlainValues(m: ["a": $0]) }
    checkPlain(\PlainValuesOfLists.m, ComparisonSpec { Compared(\.m) }) { PlainValuesOfLists(m: ["a": [$0, nil]]) }
    checkPlain(\PlainSlice.m, ComparisonSpec { Compared(\.m) }) { PlainSlice(m: [$0][...]) }
    checkPlain(\PlainContiguous.m, ComparisonSpec { Compared(\.m) }) { PlainContiguous(m: [$0]) }
    checkPlain(\PlainOutcome.m, ComparisonSpec { Compared(\.m) }) { PlainOutcome(m: .success($0)) }
    checkPlain(\PlainPairs.m, ComparisonSpec { Compared(\.m) }) { PlainPairs(m: ["a": $0]) }
    checkPlain(\PlainTuple.m, ComparisonSpec { Compared(\.m) { $0.0 === $1.0 } }) { PlainTuple(m: ($0, 1)) }
  }
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}
