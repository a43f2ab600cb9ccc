import Equitree
import Observation

/// A view with hooks and a state of its own.
@AutoEquatable
struct Journal: View {
  let day: Int
  @State private var entries: [String] = []

  var body: some View {
    Text(entries.joined(separator: ", "))
      .onMount { entries.append("began") }
      .onChange(of: day) { old, new in print("day \(old) → \(new)") }
      .onUnmount { print("closed after \(entries.count)") }
  }
}

@Observable
final class Visitor {
  var name = "Ada"
}

/// A view that needs an object from around it.
@AutoEquatable
struct Greeting: View {
  @Environment(Visitor.self) private var visitor

  var body: some View { Text("Hello, \(visitor.name)") }
}

/// An object whose every change concerns all its views.
final class Account: ObservableObject {
  let changes = ObjectChanges()
  @Published var name = "Ada"
  @Published var balance = 0
}

@AutoEquatable
struct AccountName: View {
  @ObservedObject var account: Account

  var body: some View { Text(account.name) }
}
