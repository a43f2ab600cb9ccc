/// The value of a number, however many digits it has and however it is written.
///
/// It is `0.d₁d₂…dₙ · 10ᵉ` without zeros at either end of the digits, so that `1`, `1.0`, `10e-1` and `0.1e1` are the
/// same number, and nothing is rounded. `-0` is `0`.
struct JSONNumber: Equatable {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent: Exponent = .small(0)

  private enum Exponent: Equatable {
    case small(Int)
    /// An exponent that no integer can hold: its sign and digits, and the position of the point in the digits of the
    /// number.
    case large(isNegative: Bool, digits: [UInt8], point: Int)
  }

  /// Creates a number from its text.
  ///
  /// - Parameter source: A well-formed number.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    if source.first == UInt8(ascii: "-") {
      isNegative = true
      index = 1
    }
    digits.reserveCapacity(source.count)
    var point: Int?
    mantissa: while index < source.count {
      switch source[index] {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"), UInt8(ascii: "E"): break mantissa
      case let digit: digits.append(digit)
      }
      index += 1
    }
    var place = point ?? digits.count
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    if leading == digits.count {
      self.digits = []
      isNegative = false
      return
    }
    digits.removeFirst(leading)
    place -= leading
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    exponent =
      index < source.count ? Self.exponent(UnsafeBufferPointer(rebasing: source[(index + 1)...]), place) : .small(place)
  }

  private static func exponent(_ source: UnsafeBufferPointer<UInt8>, _ place: Int) -> Exponent {
    let isNegative = source.first == UInt8(ascii: "-")
    let digits = source.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }.drop { $0 == UInt8(ascii: "0") }
    // Eighteen digits and the length of a text cannot overflow an integer of 64 bits.
    if digits.count > (Int.bitWidth == 64 ? 18 : 8) {
      return .large(isNegative: isNegative, digits: Array(digits), point: place)
    }
    let magnitude = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return .small(place + (isNegative ? -magnitude : magnitude))
  }

  /// A hash that agrees with equality within one run.
  ///
  /// Every part of the number takes part in it. Otherwise, numbers with the same hash could be chosen.
  private var hash: UInt {
    let hash = digits.withUnsafeBufferPointer(hashOfBytes)
    switch exponent {
    case .small(let place): return Self.hash(ofDigits: hash, place, isNegative: isNegative)
    case .large(let isBelowZero, let exponent, let point):
      let whole = [UInt8(isBelowZero ? 1 : 0)] + exponent
      return Self.hash(
        ofDigits: hash ^ whole.withUnsafeBufferPointer(hashOfBytes), point, isNegative: isNegative)
    }
  }

  private static func hash(ofDigits hash: UInt, _ place: Int, isNegative: Bool) -> UInt {
    // The product is even, so its lowest bit is free for the sign.
    hash &+ UInt(bitPattern: place) &* 0x3C6E_F372 ^ (isNegative ? 1 : 0)
  }

  // MARK: - Without parsing numbers

  /// Returns whether two numbers have the same value.
  static func areEqual(_ lhs: UnsafeBufferPointer<UInt8>, _ rhs: UnsafeBufferPointer<UInt8>) -> Bool {
    if lhs.count == rhs.count, areEqualBytes(lhs.baseAddress, rhs) { return true }
    // There is only one way to write a whole number without point and exponent, apart from the sign of zero.
    if isPlain(lhs), isPlain(rhs), lhs.last != UInt8(ascii: "0") || rhs.last != UInt8(ascii: "0") { return false }
    return JSONNumber(lhs) == JSONNumber(rhs)
  }

  /// Returns a hash of a number that agrees with ``areEqual(_:_:)``.
  static func hash(_ source: UnsafeBufferPointer<UInt8>) -> UInt {
    guard isPlain(source) else { return JSONNumber(source).hash }
    let isNegative = source.first == UInt8(ascii: "-")
    let digits = UnsafeBufferPointer(rebasing: source[(isNegative ? 1 : 0)...])
    var count = digits.count
    while count > 0, digits[count - 1] == UInt8(ascii: "0") { count -= 1 }
    let hashOfDigits = hashOfBytes(UnsafeBufferPointer(rebasing: digits[..<count]))
    if count == 0 { return hash(ofDigits: hashOfDigits, 0, isNegative: false) }
    return hash(ofDigits: hashOfDigits, digits.count, isNegative: isNegative)
  }

  /// Returns whether a number is written without point and exponent.
  private static func isPlain(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    source.allSatisfy { $0 <= UInt8(ascii: "9") && $0 != UInt8(ascii: ".") }
  }
}
