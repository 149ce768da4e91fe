/** Where dice lie in the drawn bottle. */

export interface Spot {
  /** Share of the way from the neck to the bottom, 0 to 1. */
  along: number;
  /** Lane across the body: 0 top, 1 middle, 2 bottom. */
  lane: number;
}

const FARTHEST = 9;
/** Dice nearer to each other than this would touch in one lane. */
const WIDTH = 2.6;
const LANES = [
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
];

/** A distance is exact; the lane is only chosen so that no die lies on another. */
export function spots(distances: readonly number[], turn: number): Spot[] {
  const placed: { distance: number; lane: number }[] = [];
  distances.forEach((distance, i) => {
    const order = LANES[(i + turn) % LANES.length] ?? [0, 1, 2];
    const room = (lane: number): number =>
      Math.min(
        WIDTH,
        ...placed.filter((other) => other.lane === lane).map((other) => Math.abs(other.distance - distance)),
      );
    const lane = order.reduce((best, next) => (room(next) > room(best) ? next : best));
    placed.push({ distance, lane });
  });
  return placed.map(({ distance, lane }) => ({ along: distance / FARTHEST, lane }));
}
