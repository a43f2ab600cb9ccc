/// A type without any `==`.
struct Badge {
  var text: String
  var corner: (x: Int, y: Int)
}
