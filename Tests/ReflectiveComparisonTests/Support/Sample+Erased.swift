import TestSupport

extension Samples {
  /// One of three instances of a class without `==`.
  final class Object: Sample, Error {
    static let all = [Object(), Object(), Object()]
    static func random(_ g: inout SeededGenerator, depth: Int) -> Object { all[g.below(3)] }
    var twin: Twin { .object(ObjectIdentifier(self)) }
  }

  /// References of all kinds.
  struct References: Sample {
    var strong: Object
    weak var weak: Object?
    unowned var unowned: Object
    var id: UInt8
    var object: AnyObject

    static func random(_ g: inout SeededGenerator, depth: Int) -> References {
      References(
        strong: .random(&g, depth: 0), weak: g.below(2) == 0 ? nil : .random(&g, depth: 0),
        unowned: .random(&g, depth: 0), id: .random(&g, depth: 0), object: Object.random(&g, depth: 0))
    }
    var twin: Twin {
      .row([
        strong.twin, weak.map(\.twin) ?? .row([]), unowned.twin, id.twin, .object(ObjectIdentifier(object)),
      ])
    }
  }

  /// A value of one of several types.
  struct Erased: Sample {
    var small: Any
    var sample: any Sample
    var error: (any Error)?

    struct Failure: Error, Sample {
      var code: UInt8
      static func random(_ g: inout SeededGenerator, depth: Int) -> Failure { Failure(code: .random(&g, depth: 0)) }
      var twin: Twin { code.twin }
    }

    static func random(_ g: inout SeededGenerator, depth: Int) -> Erased {
      let samples: [any Sample] = [
        Int.random(&g, depth: 0), UInt8.random(&g, depth: 0), Text.random(&g, depth: 0), Flag.random(&g, depth: 0),
        Scalars.random(&g, depth: 0), Tree.random(&g, depth: depth - 1),
        Pair<Text, [Flag]>.random(&g, depth: depth - 1), Object.random(&g, depth: 0),
        References.random(&g, depth: 0), Choice<Text, Object>.random(&g, depth: 0),
      ]
      let errors: [(any Error)?] = [nil, Failure.random(&g, depth: 0), Object.random(&g, depth: 0)]
      return Erased(
        small: samples[g.below(4)], sample: samples[g.below(samples.count)], error: errors[g.below(errors.count)])
    }
    var twin: Twin { .row([Self.twin(of: small), Self.twin(of: sample), Self.twin(of: error)]) }

    private static func twin(of value: Any?) -> Twin {
      guard let sample = value as? any Sample else { return .row([]) }
      return .labelled("\(type(of: sample))", sample.twin)
    }
  }
}
