// Types that are Equatable or Hashable before they get a spec, which stands in `OperatorTests.swift`. This file does not
// import the library: where it does, the compiler finds the library's `==` and makes none.

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
