import Equitree

/// A button whose closure is not compared.
@AutoEquatable
struct CountButton: View {
  let title: String
  let onPress: () -> Void

  var body: some View {
    Element("button") { Text(title) }.on("click", onPress)
  }
}

/// Passes a closure that captures a number by value.
struct Counter: View {
  let count: Int
  let report: (Int) -> Void

  var body: some View {
    CountButton(title: "Report", onPress: { report(count) })
  }
}

/// A button whose closure a timer calls, without asking the tree.
@AutoEquatable
struct TimerButton: View {
  let title: String
  let onTick: Handler<Void>

  var body: some View {
    Element("button") { Text(title) }
  }
}
