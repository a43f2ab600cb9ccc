import BenchmarkKit
import Testing

@Suite("Spread of samples")
struct SpreadTests {
  @Test("median and percentiles are interpolated between the samples")
  func quantiles() {
    let spread = Spread(of: [5, 1, 4, 2, 3])
    #expect(spread == Spread(median: 3, p10: 1.4, p90: 4.6))
    #expect(Spread(of: [4, 2]).median == 3)
  }

  @Test("one sample is its own median and percentiles")
  func single() {
    #expect(Spread(of: [7]) == Spread(median: 7, p10: 7, p90: 7))
  }
}
