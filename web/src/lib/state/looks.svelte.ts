/** How the people at the table look and sound: as they chose, else by their seats. */
import type { Look, SeatView } from '../wire.gen';

/** How many faces `ui/table/Face` draws. A face's own colour has its number. */
export const FACES = 8;

export interface Seen {
  face: number;
  colour: number;
  buzzer: number;
}

/** A face that nobody else chose: the seat's own if it is free. Two players with the same face differ in colour. */
export function seenOf(chosen: readonly (Look | null | undefined)[]): Seen[] {
  const taken = chosen.flatMap((look) => look?.face ?? []);
  return chosen.map((look, seat) => {
    const own = seat % FACES;
    const free = [...Array(FACES).keys()].map((n) => (own + n) % FACES).find((face) => !taken.includes(face));
    const face = look?.face ?? free ?? own;
    taken.push(face);
    return { face: face % FACES, colour: (look?.colour ?? face) % FACES, buzzer: look?.buzzer ?? 0 };
  });
}

let seen = $state.raw<Seen[]>([]);

/** The table that is shown. Without one, everybody has the look of their seat. */
export function showLooks(seats: readonly SeatView[]): void {
  const next = seenOf(seats.map(({ look }) => look));
  if (JSON.stringify(next) !== JSON.stringify(seen)) seen = next;
}

export const lookAt = (seat: number): Seen =>
  seen[seat] ?? { face: seat % FACES, colour: seat % FACES, buzzer: 0 };
