/// A generator of random numbers that gives the same sequence for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  /// The seed, for a message that says how to repeat the sequence.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns one of the values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Returns a number from 0 up to, but not including, a limit.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
