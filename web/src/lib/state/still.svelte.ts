/**
 * Whether a finished game is shown. Then there is nothing to type or press, and nothing is
 * unveiled slowly unless the replay plays. A game's screen draws such a moment like any other.
 */
class Still {
  on = $state(false);
  /** The replay goes on by itself: what was unveiled slowly is again. */
  plays = $state(false);
  /** How much quicker than it was. */
  speed = $state(1);
}
export const still = new Still();
