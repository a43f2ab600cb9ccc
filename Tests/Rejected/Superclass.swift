// macro-case 55: the stored properties of a superclass are out of a macro's sight.

import ComparisonSpecs

class Base {
  var name = ""
}
protocol Named: AnyObject {}

@AutoEquatable
final class Row:
  Base,  // error: '@AutoEquatable' does not see the stored properties of a superclass
  Named
{
  var title = ""
}

@AutoEquatable
final class Accepted: Named {
  var title = ""
}
