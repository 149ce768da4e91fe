/**
 * Whether what is shown is a moment of a game that is over: then nothing is there to type or press, and nothing is
 * unveiled slowly. A game's screen draws such a moment like any other.
 */
class Still {
  on = $state(false);
}
export const still = new Still();
