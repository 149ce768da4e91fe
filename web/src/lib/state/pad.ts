/** Real dice (COM-13): what they can show, to refuse an impossible roll while it is typed. The server judges. */
import type { Handful } from '../wire.gen';

export type Pad = Handful;
/** By the places of the dice on the pad; undefined: not typed yet. */
type Typed = readonly (string | undefined)[];

/** Whether these dice can show this. Dice with the same mark look alike, so each face needs a die that has it. */
export function canBe(pad: Pad, typed: Typed): boolean {
  const faces = typed.filter((face) => face !== undefined);
  const once = (pad.once ?? []).every((group) => faces.filter((face) => group.includes(face)).length <= 1);
  return once && typed.every((_, place) => typed[place] === undefined || isFree(pad, typed, place));
}

/** Whether there is a die for every face of this mark, including this place. (Augmenting paths, as on the server.) */
function isFree(pad: Pad, typed: Typed, at: number): boolean {
  const mark = pad.dice[at]?.mark;
  const places = typed.flatMap((face, place) =>
    face !== undefined && pad.dice[place]?.mark === mark ? [place] : [],
  );
  const shows = new Map<number, number>();
  const finds = (place: number, asked: Set<number>): boolean =>
    pad.dice.some((die, number) => {
      if (asked.has(number) || die.mark !== mark || !die.faces.includes(typed[place] ?? '')) return false;
      asked.add(number);
      const other = shows.get(number);
      if (other !== undefined && !finds(other, asked)) return false;
      shows.set(number, place);
      return true;
    });
  return places.every((place) => finds(place, new Set()));
}

/** All faces of the dice that look like this one: letters in alphabetical order, others in their own order. */
export function facesAt(pad: Pad, at: number, language: string): string[] {
  const mark = pad.dice[at]?.mark;
  const faces = [...new Set(pad.dice.filter((die) => die.mark === mark).flatMap((die) => die.faces))];
  const letters = pad.dice.some((die) => die.mark === mark && die.faces.some((face) => face.length === 1));
  return letters || faces.some((face) => /\d$/.test(face))
    ? faces.sort((one, other) => one.localeCompare(other, language))
    : faces;
}

export const withFace = (typed: Typed, at: number, face: string | undefined): (string | undefined)[] =>
  typed.map((old, place) => (place === at ? face : old));

/** The next blank die from here, starting over at the end; -1 if all are typed. */
export function nextBlank(typed: Typed, from: number): number {
  const after = typed.findIndex((face, place) => place >= from && face === undefined);
  return after >= 0 ? after : typed.findIndex((face) => face === undefined);
}

/** Moves a die within its row. */
export function moved(order: readonly number[], place: number, to: number): number[] {
  const others = order.filter((other) => other !== place);
  return [...others.slice(0, to), place, ...others.slice(to)];
}
