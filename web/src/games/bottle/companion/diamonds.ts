/** Everybody's diamonds, as in src/parlour/games/bottle; tests/rules/beside-cases.json binds both. */
export const START = 1; // BOT-04
export const RESERVE = 45; // BOT-01
export const TO_WIN = 8; // BOT-29

export type Diamonds = Record<number, number>;

export const of = (diamonds: Diamonds, id: number): number => diamonds[id] ?? START;

/** Adds or removes a diamond. Nobody goes below 0 (BOT-10), and the reserve is limited. */
export function given(diamonds: Diamonds, ids: readonly number[], id: number, by: 1 | -1): Diamonds {
  const next = of(diamonds, id) + by;
  return next < 0 || next > TO_WIN || reserve(diamonds, ids) - by < 0
    ? diamonds
    : { ...diamonds, [id]: next };
}

export const reserve = (diamonds: Diamonds, ids: readonly number[]): number =>
  ids.reduce((left, id) => left - of(diamonds, id), RESERVE);

/** If two players reach eight in the same award, both win (BOT-30). */
export const winners = (diamonds: Diamonds, ids: readonly number[]): number[] =>
  ids.filter((id) => of(diamonds, id) >= TO_WIN);
