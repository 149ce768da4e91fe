/** Rulings against a player, from the events of a game. They are shown next to the input. */
import type { Event, View } from '../wire';

export interface Ruled {
  key: string;
  seat: number;
  round: number;
  /** The word that was wrong, or the one that refuted "no word". */
  word: string;
  cost: number;
  /** The seconds it cost in the roll of the day. */
  seconds: number;
  fault: Extract<Event, { t: 'erred' }>['fault'] | null;
  /** The player whose word refuted "no word". */
  by: number | null;
}

/** The last ruling against one of these seats, ignoring overturned ones. */
export function ruledAgainst(
  events: readonly { key: string; event: { t: string } }[],
  seats: readonly number[],
): Ruled | null {
  let ruled = null as Ruled | null;
  let round = 0;
  let said = null as { seat: number; word: string } | null;
  for (const { key, event } of events as { key: string; event: Event }[]) {
    if (event.t === 'shook') round = event.round;
    if (event.t === 'said') said = event;
    if (event.t === 'ruling-taken-back') ruled = null;
    if (event.t === 'overturned' && ruled?.word === event.word) ruled = null;
    if (event.t === 'erred' && seats.includes(event.seat))
      ruled = { ...event, key, round, seconds: event.seconds ?? 0, by: null };
    if (event.t === 'refuted' && seats.includes(event.seat) && said) {
      const { seat, cost } = event;
      ruled = { key, seat, round, word: said.word, cost, seconds: 0, fault: null, by: said.seat };
    }
  }
  return ruled;
}

/** Whether a ruling is still news: of this round or, for a moment, the last one. A ballot is about its own word only. */
export function isAbout({ round, word }: Ruled, { round: now, phase }: View): boolean {
  if (phase.t === 'voting') return round === now && word === phase.word;
  return round >= now - 1;
}
