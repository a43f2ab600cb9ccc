import Testing

import App

@Suite("A model in a package that depends on this one")
struct PriceTests {
  @Test("What is ignored changes neither equality nor the hash")
  func ignored() {
    let price = Price(cents: 5, currency: "EUR", source: "a")
    let other = Price(cents: 5, currency: "EUR", source: "b")
    #expect(price == other)
    #expect(Set([price, other]).count == 1)
    #expect(price != Price(cents: 6, currency: "EUR", source: "a"))
  }
}
