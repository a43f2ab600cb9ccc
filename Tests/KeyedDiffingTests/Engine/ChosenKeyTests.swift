import Foundation
@testable import KeyedDiffing
import TestSupport
import Testing

/// Tables of keys chosen by someone who knows how keys are hashed, but not the number that the process has drawn.
///
/// The tests count steps, not time: how far each key is from the slot where its search begins. The mixers have fixed
/// seeds, so that a run does not depend on what is drawn in it.
@Suite("Keys that were chosen to collide")
struct ChosenKeyTests {
  static let count = 1_000

  static let mixers: [KeyMixer] = {
    var generator = SeededGenerator(seed: 8)
    return (0..<20).map { _ in KeyMixer(drawnFrom: generator.next()) }
  }()

  /// Multipliers of well-known hashes; with 1, ids follow one another.
  static let multipliers: [UInt64] = [
    1, 3, 0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93, 0xA076_1D64_78BD_642F, 0x2545_F491_4F6C_DD1D,
    0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53,
  ]

  @Test(
    "found-case 8: ids whose products with a known multiplier all lie at the start of the table are spread",
    arguments: multipliers)
  func multiples(multiplier: UInt64) {
    var inverse = multiplier
    for _ in 0..<6 { inverse = inverse &* (2 &- multiplier &* inverse) }
    #expect(inverse &* multiplier == 1)
    let ids = (0..<UInt64(Self.count)).map { $0 &* inverse }
    // As they were spread before: by the product alone.
    #expect(steps(ids) { (($0 &* multiplier) >> 32 &* UInt64(2 * Self.count + 1)) >> 32 } > Self.count * Self.count / 4)
    for mixer in Self.mixers { #expect(steps(ids, mixer) < 32 * Self.count, "\(mixer)") }
  }

  @Test("found-case 8: ids that another multiplier puts into one part of the table are spread")
  func otherMultiplier() {
    for known in Self.mixers.prefix(3) {
      let ids = Array((UInt64(0)...).lazy.filter { known.mixed($0) >> 58 == 0 }.prefix(Self.count))
      #expect(steps(ids, known) > Self.count * Self.count / 4)
      for mixer in Self.mixers where mixer.multiplier != known.multiplier {
        #expect(steps(ids, mixer) < 32 * Self.count, "\(mixer)")
      }
    }
  }

  @Test("ids at equal distances, of any power of two, are spread", arguments: 0..<52)
  func strides(power: Int) {
    let ids = (0..<UInt64(Self.count)).map { $0 << power }
    // For a few multipliers, some distance is unlucky: several steps for each id, but far from all of them.
    let counts = Self.mixers.map { steps(ids, $0) }
    #expect(counts.reduce(0, +) < 8 * Self.count * Self.mixers.count)
    #expect(counts.max()! < Self.count * Self.count / 8)
  }

  @Test("common ids are spread with every multiplier that is drawn", arguments: KeyMixer.usualDistances)
  func usual(distance: UInt64) {
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<20 {
      let mixer = KeyMixer(drawnFrom: generator.next())
      for count in [100, 1000, 5000] {
        let ids = (0..<UInt64(count)).map { 1_000_000 + $0 * distance }
        #expect(steps(ids, mixer) <= (distance == 1 ? 2 : 16) * count, "\(mixer), \(count)")
      }
    }
  }

  @Test("multipliers are odd, spread usual ids, and are different ones")
  func drawn() {
    #expect(KeyMixer.ofProcess.multiplier % 2 == 1 && KeyMixer.ofProcess.spreadsUsualIDs)
    #expect(Set(Self.mixers.map(\.multiplier)).count == Self.mixers.count)
    #expect(!KeyMixer(multiplier: 1).spreadsUsualIDs && !KeyMixer(multiplier: .max).spreadsUsualIDs)
    // Two thirds of the circle: consecutive ids gather at three places.
    #expect(!KeyMixer(multiplier: .max / 3 * 2).spreadsUsualIDs)
  }

  @Test("all bits of a 64-bit integer count, and equal integers of a type have the same hash")
  func widths() {
    let values = (0..<64).map { Int64(1) << Int64($0) }
    #expect(Set(values.map(__keyHash)).count == 64)
    #expect(Set(values.map { __keyHash(UInt64(bitPattern: $0)) }).count == 64)
    #expect(Set((-50..<50).map { __keyHash(Int32($0)) }).count == 100)
    #expect(Set((0..<100).map { __keyHash(UInt32.max - $0) }).count == 100)
    // Neither a struct around an integer nor a short one is taken for its bits: they have seeded hashes.
    struct ID: Hashable { var number: Int }
    #expect(__keyHash(ID(number: 7)) == UInt64(bitPattern: Int64(ID(number: 7).hashValue)))
    #expect(__keyHash(Int8(7)) == UInt64(bitPattern: Int64(Int8(7).hashValue)))
  }

  @Test("sixteen bytes whose halves cancel out without the secret have different hashes")
  func uuids() {
    func folded(_ value: UInt64) -> UInt64 {
      let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low
    }
    let uuids = (0..<UInt64(1000)).map { first in
      var bytes = UUID().uuid
      withUnsafeMutableBytes(of: &bytes) {
        $0.storeBytes(of: first, as: UInt64.self)
        $0.storeBytes(of: folded(first), toByteOffset: 8, as: UInt64.self)
      }
      return UUID(uuid: bytes)
    }
    #expect(Set(uuids.map(__keyHash)).count == 1000)
  }

  @Test("chosen ids give the same difference as any others")
  func difference() {
    var inverse: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<6 { inverse = inverse &* (2 &- 0x9E37_79B9_7F4A_7C15 &* inverse) }
    var generator = SeededGenerator(seed: 8)
    let old = Array(0..<UInt64(2000))
    let new = Array(old.shuffled(using: &generator).dropLast(100)) + (3000..<3100)
    let expected = KeyedDiff(from: old, to: new, id: \.self)
    #expect(KeyedDiff(from: old.map { $0 &* inverse }, to: new.map { $0 &* inverse }, id: \.self) == expected)
  }

  @Test(
    "each process has a different multiplier",
    .enabled(if: ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] == nil))
  func processes() async {
    await #expect(processExitsWith: .success) { [multiplier = KeyMixer.ofProcess.multiplier as UInt64] in
      exit(KeyMixer.ofProcess.multiplier != multiplier ? 0 : 1)
    }
  }

  /// The total number of steps to put ids into a table of the matcher.
  private func steps(_ ids: [UInt64], _ mixer: KeyMixer) -> Int {
    let slotCount = 2 * ids.count + 1
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { slots in
      let table = KeyTable(slots.baseAddress!, slotCount: slotCount, limit: ids.count, mixer: mixer)
      var steps = 0
      for (index, id) in ids.enumerated() {
        let slot = ~table.find(id) { ids[$0] == id }
        table.put(index, hash: id, at: slot)
        steps += (slot - table.start(mixer.mixed(id)) + slotCount) % slotCount
      }
      return steps
    }
  }

  /// The same for a table in which `start` decides where searches begin.
  private func steps(_ ids: [UInt64], _ start: (UInt64) -> UInt64) -> Int {
    var isTaken = [Bool](repeating: false, count: 2 * ids.count + 1)
    var steps = 0
    for id in ids {
      var slot = Int(start(id))
      while isTaken[slot] {
        slot = (slot + 1) % isTaken.count
        steps += 1
      }
      isTaken[slot] = true
    }
    return steps
  }
}
