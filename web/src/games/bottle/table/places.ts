/** The places and the size of dice in the drawn bottle. */

interface Spot {
  /** The distance from the neck, as a share of the bottle's length, 0 to 1. */
  along: number;
  /** Lane across the body, 0 at the top. */
  lane: number;
}
export interface Laid {
  /** Pixels: the bottle, a die in it, and the height of its place that lets dice be as large as they should. */
  width: number;
  height: number;
  die: number;
  least: number;
  lanes: number;
  spots: Spot[];
}

const FARTHEST = 9;
/** The part of the bottle that dice lie in. `Bottle.svelte` draws the rest: neck and glass. */
const BODY = { width: 0.69, height: 0.88 };
/** The distance between two dice, in widths of a die. */
const APART = 1.04;
const LONGEST = 1.92;
/** Bottles may be longer up to this width in letters. */
const PHONE = 36;
const ROUNDEST = 1.45;

/**
 * Dice are as large as the place allows, in as many lanes as they need. `letter`: the size of text in pixels. A die
 * never needs more than three times that, even if a quarter of the bottle's width is more.
 */
export function layDice(
  distances: readonly number[],
  turn: number,
  place: { width: number; height: number; letter: number },
): Laid {
  const wide = Math.max(0, place.width - 8);
  const wanted = Math.min(3 * place.letter, wide / 4);
  const fewest = lanesFor(distances, turn, (wide * BODY.width - wanted) / FARTHEST / (wanted * APART));
  const least = Math.ceil((fewest * wanted * APART) / BODY.height) + 2;

  const width = Math.min(
    wide,
    Math.max(LONGEST * place.height, place.height < least ? 0 : PHONE * place.letter),
  );
  const height = Math.min(place.height, Math.max(width / ROUNDEST, least));
  const inside = width * BODY.width;
  const most = Math.max(width * 0.16, wanted);
  let best = { die: -1, lanes: 0, spots: [] as Spot[] };
  for (let lanes = 1; lanes <= distances.length; lanes += 1) {
    for (let die = Math.min(most, (height * BODY.height) / lanes / APART); die > best.die; die -= 1) {
      const spots = lay(distances, turn, lanes, (die * APART * FARTHEST) / Math.max(1, inside - die));
      if (spots) best = { die, lanes, spots };
    }
  }
  return { width, height, least, ...best };
}

/** The fewest lanes that are enough if a step of distance has room for this many dice. */
function lanesFor(distances: readonly number[], turn: number, dice: number): number {
  const all = distances.map((_, at) => at + 1).slice(1);
  return all.find((lanes) => lay(distances, turn, lanes, 1 / Math.max(dice, 1e-9))) ?? distances.length;
}

/** The order in which a die tries the lanes. It alternates, so that no two rolls look alike. */
const laneAt = (at: number, turn: number, lanes: number): number =>
  (at * 2 + (lanes % 2 ? 0 : Math.floor((at * 2) / lanes)) + turn) % lanes;

/** Distances are exact, lanes are free. Returns null if two dice would be closer than `apart`. */
function lay(distances: readonly number[], turn: number, lanes: number, apart: number): Spot[] | null {
  const placed: { distance: number; lane: number }[] = [];
  for (const [i, distance] of distances.entries()) {
    const isFree = (lane: number): boolean =>
      placed.every((other) => other.lane !== lane || Math.abs(other.distance - distance) >= apart);
    const order = Array.from({ length: lanes }, (_, at) => laneAt(at, i + turn, lanes));
    const lane = order.find(isFree);
    if (lane === undefined) return null;
    placed.push({ distance, lane });
  }
  return placed.map(({ distance, lane }) => ({ along: distance / FARTHEST, lane }));
}
