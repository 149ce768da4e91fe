/**
 * Whether a finished game is shown. Then there are no controls, and nothing is unveiled slowly unless the replay plays.
 * Otherwise a game's screen draws such a moment like any other.
 */
class Still {
  on = $state(false);
  /** Whether the replay plays by itself. Then results are unveiled slowly again. */
  plays = $state(false);
  /** The speed, as a multiple of the original. */
  speed = $state(1);
}
export const still = new Still();
