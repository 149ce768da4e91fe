/** Where dice lie in the drawn bottle. */

interface Spot {
  /** Share of the way from the neck to the bottom, 0 to 1. */
  along: number;
  /** Lane across the body, 0 at the top. */
  lane: number;
}

const FARTHEST = 9;
/** Dice closer than this would touch in the same lane. */
const WIDTH = 2.6;
/** In which order a die tries the lanes, so that no two rolls look alike. */
const ORDERS: Record<number, number[][]> = {
  3: [
    [1, 0, 2],
    [0, 2, 1],
    [2, 0, 1],
  ],
  4: [
    [1, 3, 0, 2],
    [2, 0, 3, 1],
    [0, 2, 1, 3],
  ],
};

/** Three lanes for large dice; four, with smaller dice, where three would lay one on another. */
export function spots(distances: readonly number[], turn: number): { lanes: number; spots: Spot[] } {
  const three = lay(distances, turn, 3);
  return three ? { lanes: 3, spots: three } : { lanes: 4, spots: lay(distances, turn, 4) ?? [] };
}

/** Distances are exact, lanes are free. Returns null if dice would touch. */
function lay(distances: readonly number[], turn: number, lanes: 3 | 4): Spot[] | null {
  const placed: { distance: number; lane: number }[] = [];
  for (const [i, distance] of distances.entries()) {
    const order = ORDERS[lanes]?.[(i + turn) % 3] ?? [];
    const isFree = (lane: number): boolean =>
      placed.every((other) => other.lane !== lane || Math.abs(other.distance - distance) >= WIDTH);
    const lane = order.find(isFree);
    if (lane === undefined) return null;
    placed.push({ distance, lane });
  }
  return placed.map(({ distance, lane }) => ({ along: distance / FARTHEST, lane }));
}
