print(Price(cents: 5, currency: "EUR", source: "a") == Price(cents: 5, currency: "EUR", source: "b"))
// → true
print(Price.comparisonSpec.summary)
// → compared: cents (priority 0), currency · ignored: source
