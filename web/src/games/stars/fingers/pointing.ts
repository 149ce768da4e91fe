/** The fingers of the other Scientists, on the words of a card or on letters (STA-41). */
import { listed, say } from '$/lib/words/messages.svelte';
import type { DeskView } from '../wire';

export interface Pointing {
  /** The seats that point at a word or letter. */
  at(what: string): number[];
  /** The same in words. Empty if nobody points. */
  said(what: string): string;
}

export function pointingOf(
  pointed: DeskView['pointed'],
  you: number | null,
  names: (seat: number) => string,
): Pointing {
  const at = (what: string): number[] =>
    pointed.filter((one) => one.seat !== you && one.at.includes(what)).map(({ seat }) => seat);
  const said = (what: string): string => {
    const seats = at(what);
    return seats.length ? say('stars-pointed-by', { names: listed(seats.map(names)) }) : '';
  };
  return { at, said };
}
