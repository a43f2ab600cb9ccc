/// Spreads the hashes of keys over the slots of a table, in a different way in each process.
///
/// An integer is its own hash, and people choose integers. If they knew how integers are spread, they could choose ids
/// that all belong in one slot, and each search would walk past all of them. Here a hash is multiplied by a number that
/// is drawn when it is first needed, and the upper half of the product chooses the slot. Whatever ids were chosen
/// before, few numbers bring many of them together (M. Dietzfelbinger and others, "A reliable randomized algorithm for
/// the closest-pair problem", 1997).
///
/// The multiplier decides only where a key is in a table. What a search finds, and so every difference, is the same in
/// every process.
@frozen
@usableFromInline
struct KeyMixer: Sendable {
  /// Odd, so that different hashes have different products.
  @usableFromInline let multiplier: UInt64

  init(multiplier: UInt64) { self.multiplier = multiplier | 1 }

  /// The mixer of this process.
  @usableFromInline
  static let ofProcess = KeyMixer(drawnFrom: SeededHash.drawn(0x7AB1E))

  /// Draws a multiplier that spreads common ids evenly.
  ///
  /// - Parameter seed: Determines the multiplier.
  init(drawnFrom seed: UInt64) {
    var seed = seed
    repeat {
      // A Weyl sequence through a finalizer: numbers that look independent (S. Vigna's splitmix64).
      seed &+= 0x9E37_79B9_7F4A_7C15
      var drawn = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
      drawn = (drawn ^ drawn >> 27) &* 0x94D0_49BB_1331_11EB
      self.init(multiplier: drawn ^ drawn >> 31)
    } while !spreadsUsualIDs
  }

  /// Spreads a hash over the upper bits.
  @inlinable
  @inline(__always)
  func mixed(_ hash: UInt64) -> UInt64 { hash &* multiplier }
}

extension KeyMixer {
  /// Common distances from one id to the next.
  ///
  /// Most ids are consecutive numbers; others are multiples of a round number or of a size, or begin with a time.
  static let usualDistances: [UInt64] = [1, 2, 10, 16, 100, 1000, 1 << 10, 1 << 16, 1 << 22, 1 << 32]

  /// Whether ids at equal distances are spread apart, for all common distances.
  ///
  /// About one multiplier in a hundred does that. Consecutive ids must be spread about as evenly as the golden ratio
  /// spreads them.
  var spreadsUsualIDs: Bool {
    Self.usualDistances.allSatisfy { distance in
      Self.isEven(step: multiplier &* distance, largestQuotient: distance == 1 ? 8 : 64)
    }
  }

  /// Checks whether the multiples of a step lie evenly on a circle of 2⁶⁴ units, however many of them there are.
  ///
  /// They gather at a few places if a fraction with a small denominator approximates the step's share of the circle
  /// unusually well. Then a quotient in the continued fraction of that share is large.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - largestQuotient: The largest quotient allowed, up to denominators of sixteen million.
  /// - Returns: Whether no quotient is larger.
  private static func isEven(step: UInt64, largestQuotient: UInt64) -> Bool {
    var (larger, smaller) = (UInt64.max, step)
    var (denominator, previous): (UInt64, UInt64) = (1, 0)
    while denominator < 1 << 24 {
      if smaller == 0 { return false }
      let (quotient, rest) = larger.quotientAndRemainder(dividingBy: smaller)
      if quotient > largestQuotient { return false }
      (denominator, previous) = (quotient * denominator + previous, denominator)
      (larger, smaller) = (smaller, rest)
    }
    return true
  }
}
