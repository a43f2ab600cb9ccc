import TestSupport

/// Models without `==`, with types of all kinds.
enum Samples {
  struct Scalars: Sample {
    var flag: Bool
    var id: Int
    var small: UInt8
    var ratio: Double
    var badge: Int?
    var nested: UInt8??

    static func random(_ g: inout SeededGenerator, depth: Int) -> Scalars {
      Scalars(
        flag: .random(&g, depth: 0), id: .random(&g, depth: 0), small: .random(&g, depth: 0),
        ratio: .random(&g, depth: 0), badge: .random(&g, depth: 0), nested: .random(&g, depth: 0))
    }
    var twin: Twin { .row([flag.twin, id.twin, small.twin, ratio.twin, badge.twin, nested.twin]) }
  }

  struct Text: Sample {
    var value: String
    static func random(_ g: inout SeededGenerator, depth: Int) -> Text { Text(value: .random(&g, depth: 0)) }
    var twin: Twin { .labelled("text", value.twin) }
  }

  struct Flag: Sample {
    var isOn: Bool
    static func random(_ g: inout SeededGenerator, depth: Int) -> Flag { Flag(isOn: .random(&g, depth: 0)) }
    var twin: Twin { .labelled("flag", isOn.twin) }
  }

  struct Pair<First: Sample, Second: Sample>: Sample {
    var first: First
    var between: UInt8
    var second: Second

    static func random(_ g: inout SeededGenerator, depth: Int) -> Pair {
      Pair(first: .random(&g, depth: depth), between: .random(&g, depth: 0), second: .random(&g, depth: depth))
    }
    var twin: Twin { .row([first.twin, between.twin, second.twin]) }
  }

  struct Tuples<Value: Sample>: Sample {
    var plain: (UInt8, Value)
    var labelled: (x: Value, y: (Bool, Value?))

    static func random(_ g: inout SeededGenerator, depth: Int) -> Tuples {
      Tuples(
        plain: (.random(&g, depth: 0), .random(&g, depth: depth)),
        labelled: (.random(&g, depth: depth), (.random(&g, depth: 0), .random(&g, depth: depth))))
    }
    var twin: Twin {
      .row([plain.0.twin, plain.1.twin, labelled.x.twin, labelled.y.0.twin, labelled.y.1.twin])
    }
  }

  enum Choice<A: Sample, B: Sample>: Sample {
    case none
    case a(A)
    case b(B)
    case move(to: A)
    case shift(by: A)
    indirect case both(A, b: B)
    case other

    static func random(_ g: inout SeededGenerator, depth: Int) -> Choice {
      switch g.below(7) {
      case 0: .none
      case 1: .a(.random(&g, depth: depth))
      case 2: .b(.random(&g, depth: depth))
      case 3: .move(to: .random(&g, depth: depth))
      case 4: .shift(by: .random(&g, depth: depth))
      case 5: .both(.random(&g, depth: depth), b: .random(&g, depth: depth))
      default: .other
      }
    }
    var twin: Twin {
      switch self {
      case .none: .labelled("none", .row([]))
      case .a(let a): .labelled("a", a.twin)
      case .b(let b): .labelled("b", b.twin)
      case .move(to: let a): .labelled("to", a.twin)
      case .shift(by: let a): .labelled("by", a.twin)
      case .both(let a, let b): .labelled("both", .row([a.twin, b.twin]))
      case .other: .labelled("other", .row([]))
      }
    }
  }

  indirect enum Tree: Sample {
    case leaf(Scalars)
    case branch(Tree, Text, Tree)
    case list([Tree])
    case empty

    static func random(_ g: inout SeededGenerator, depth: Int) -> Tree {
      switch depth <= 0 ? g.below(2) * 3 : g.below(4) {
      case 0: .leaf(.random(&g, depth: 0))
      case 1: .branch(random(&g, depth: depth - 1), .random(&g, depth: 0), random(&g, depth: depth - 1))
      case 2: .list(.random(&g, depth: depth - 1))
      default: .empty
      }
    }
    var twin: Twin {
      switch self {
      case .leaf(let scalars): .labelled("leaf", scalars.twin)
      case .branch(let left, let text, let right): .labelled("branch", .row([left.twin, text.twin, right.twin]))
      case .list(let trees): .labelled("list", trees.twin)
      case .empty: .row([])
      }
    }
  }
}
