// macro-case 80, 81: fields of types without ==.

import ComparisonSpecs

struct Opaque {}
protocol Shape {}

@AutoEquatable
struct Row {
  let id: Int
  let opaque: Opaque  // error: the type of this field is not 'Equatable': mark the field '@AutoIgnored'
  let shape: any Shape  // error: the type of this field is not 'Equatable'
  let anything: Any  // error: the type of this field is not 'Equatable'
  let result: Result<Int, any Error>  // error: the type of this field is not 'Equatable'
}
