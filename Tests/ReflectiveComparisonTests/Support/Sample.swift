import TestSupport

/// A type whose random values can be compared with a synthesized `==`, through their twins.
protocol Sample {
  /// Returns a random value of a few, so that values are often equal.
  static func random(_ generator: inout SeededGenerator, depth: Int) -> Self
  /// The same content in a type with a synthesized `==`.
  var twin: Twin { get }
}

/// The content of any sample.
indirect enum Twin: Equatable {
  case integer(Int)
  case number(Double)
  case text(String)
  case row([Twin])
  case labelled(String, Twin)
  case keyed([String: Twin])
  case object(ObjectIdentifier)
}

extension Int: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> Int { generator.below(3) }
  var twin: Twin { .integer(self) }
}

extension UInt8: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> UInt8 { UInt8(generator.below(2)) }
  var twin: Twin { .integer(Int(self)) }
}

extension Bool: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> Bool { generator.below(2) == 0 }
  var twin: Twin { .integer(self ? 1 : 0) }
}

extension Double: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> Double {
    [0.0, -0.0, 1, 0.0, 1, -0.0, 1, 1, .nan][generator.below(9)]
  }
  var twin: Twin { .number(self) }
}

extension String: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> String {
    let texts = ["", "é", "e\u{301}", "a string that lives on the heap", "a string that lives on the heap, too"]
    // A new buffer each time.
    return String(texts[generator.below(texts.count)].unicodeScalars.map(Character.init))
  }
  var twin: Twin { .text(self) }
}

extension Optional: Sample where Wrapped: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> Wrapped? {
    generator.below(3) == 0 ? nil : Wrapped.random(&generator, depth: depth)
  }
  var twin: Twin { map { .labelled("some", $0.twin) } ?? .row([]) }
}

extension Array: Sample where Element: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> [Element] {
    depth <= 0 ? [] : (0..<generator.below(3)).map { _ in Element.random(&generator, depth: depth - 1) }
  }
  var twin: Twin { .row(map(\.twin)) }
}

extension Dictionary: Sample where Key == String, Value: Sample {
  static func random(_ generator: inout SeededGenerator, depth: Int) -> [String: Value] {
    var result: [String: Value] = [:]
    guard depth > 0 else { return result }
    for _ in 0..<generator.below(3) {
      result[["a", "b", "c"][generator.below(3)]] = Value.random(&generator, depth: depth - 1)
    }
    return result
  }
  var twin: Twin { .keyed(mapValues(\.twin)) }
}
