/** The points of a round as in src/parlour/games/bookworm/rules/taking.py; tests/rules/beside-cases.json binds both. */
export const TO_WIN = 21; // BKW-18

export const SPECIALS = ['none', 'n-o-t', 'last-die', 'other'] as const;
/** Whether the player has the special die, and which side it shows. */
export type Special = (typeof SPECIALS)[number];

export interface Hand {
  /** The dots of each white die. */
  dice: number[];
  /** Bookworm cards. */
  cards: number;
  special: Special;
  failed: boolean;
}
export const EMPTY: Hand = { dice: [], cards: 0, special: 'none', failed: false };

/** Dots, Bookworm cards, the special die, and 2 off for failing (BKW-15). */
export function points({ dice, cards, special, failed }: Hand): number {
  return dice.reduce((sum, dots) => sum + dots, 0) + cards + specialPoints(dice, special) - (failed ? 2 : 0);
}

/** *N·O·T* is good in company and bad alone (BKW-21), the *last die* is good (BKW-22). */
function specialPoints(dice: readonly number[], special: Special): number {
  if (special === 'n-o-t') return dice.length ? 2 : -2;
  return special === 'last-die' ? 2 : 0;
}

export type Round = Record<number, Hand>;

export const total = (rounds: readonly Round[], id: number): number =>
  rounds.reduce((sum, round) => sum + points(round[id] ?? EMPTY), 0);

/** After a round in which someone has 21 or more the most points win; a tie shares the place (BKW-18). */
export function winners(rounds: readonly Round[], ids: readonly number[]): number[] {
  const best = Math.max(...ids.map((id) => total(rounds, id)));
  return best < TO_WIN ? [] : ids.filter((id) => total(rounds, id) === best);
}
