/// The numbers of faults that random trees leave out while they are being mended.
enum LeftOut {
  static let numbers: Set<Int> = [21, 69, 70]
  static func has(_ number: Int) -> Bool { numbers.contains(number) }
}
