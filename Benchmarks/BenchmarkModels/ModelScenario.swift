/// The difference between two values of a model.
package enum ModelScenario: String, CaseIterable, Sendable {
  /// All fields are equal, and no strings and arrays share their buffers.
  case equalRebuilt = "equal rebuilt"
  /// All fields are equal, and strings and arrays share their buffers.
  case equalShared = "equal shared"
  /// The first declared field differs; the others are equal and rebuilt.
  case firstDiffers = "first differs"
  /// A scalar in the second half of the fields differs; the others are equal and rebuilt.
  case lateCheapDiffers = "late cheap differs"
  /// The last declared field differs; the others are equal and rebuilt.
  case lastDiffers = "last differs"
}
