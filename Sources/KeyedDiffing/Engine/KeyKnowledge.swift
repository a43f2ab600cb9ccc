/// What is known of the keys before two sides are matched.
@frozen
public enum __KeyKnowledge: Sendable {
  /// Any key may repeat. What repeats without taking part in the change goes unnoticed.
  case nothing
  /// No key repeats in the old side. Whatever repeats in the new side is found.
  case oldIsUnique
  /// A key is known to repeat in the old side. Whatever repeats in the new side is found.
  case oldRepeats
  /// No key repeats in either side: nothing is checked. Where it is not true, occurrences may be paired in any way.
  case allUnique
}
