// Types that are Equatable or Hashable before they get a spec in `OperatorTests.swift`. This file does not import the
// library: with the import, the compiler would find the library's `==` and synthesize none.

struct ApartNumbers: Hashable {
  var id: Int
  var cachedAt: Double
}

struct ApartNested: Hashable {
  var name: String
  var numbers: ApartNumbers
  var tags: [String: Int] = [:]
  var note: String?
}

enum ApartEnum: Hashable {
  case some(id: Int, cachedAt: Int)

  var id: Int {
    switch self {
    case .some(let id, _): id
    }
  }
}
