/** The moment and the view in an address: "#7", "#7.2", "#7.alien", "#7.scientist", "#7.all", "#7.watcher". */
import type { Reel } from './reel';
import type { Eye } from './stepping';

/** The part of each seat, if the game has parts. Seats with the same part share a name, `scientist`. */
function sidesOf(reel: Reel): (string | null)[] {
  return reel.seats.map((_, at) => {
    const side = (reel.heading.seen[at]?.view as { side?: unknown } | null)?.side;
    return typeof side === 'string' && /^[a-z]+$/.test(side) ? side.replace(/s$/, '') : null;
  });
}

/** The name of a view. A seat's is its part, if no other seat has that, else its number from 1. */
function eyeName(reel: Reel, eye: Eye): string {
  if (typeof eye !== 'number') return eye;
  const sides = sidesOf(reel);
  const side = sides[eye];
  return side && sides.indexOf(side) === sides.lastIndexOf(side) ? side : `${eye + 1}`;
}

export function hashOf(reel: Reel, moment: number, eye: Eye): string {
  return `#${moment}.${eyeName(reel, eye)}`;
}

/** The view that an address names, if the game has it. */
export function eyeIn(hash: string, reel: Reel): Eye | null {
  const name = /^#\d{1,7}\.([a-z0-9]+)$/.exec(hash)?.[1];
  if (name === undefined) return null;
  if (name === 'all' || name === 'watcher') return name;
  // The first of several seats with the same part.
  const sides = sidesOf(reel);
  const seat = reel.seats.findIndex((_, at) => name.replace(/s$/, '') === sides[at] || name === `${at + 1}`);
  return seat < 0 ? null : seat;
}

/** The moment that an address names, if it is one of the game's. */
export function momentIn(hash: string, last: number): number | null {
  const number = /^#(\d{1,7})(\.[a-z0-9]+)?$/.exec(hash)?.[1];
  return number === undefined ? null : Math.min(Number(number), last);
}
