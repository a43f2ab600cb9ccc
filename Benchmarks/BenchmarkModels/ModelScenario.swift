/// What two values of a model have in common.
package enum ModelScenario: String, CaseIterable, Sendable {
  /// All fields are equal, and every string and array has a buffer of its own.
  case equalRebuilt = "equal rebuilt"
  /// All fields are equal, and strings and arrays share their buffers.
  case equalShared = "equal shared"
  /// The first field that is declared differs; the rest is equal and rebuilt.
  case firstDiffers = "first differs"
  /// A scalar in the second half of the fields differs; the rest is equal and rebuilt.
  case lateCheapDiffers = "late cheap differs"
  /// The last field that is declared differs; the rest is equal and rebuilt.
  case lastDiffers = "last differs"
}
