/** Sentences and sounds for events: from a game's own tables, or shared by several games. */
import type { FluentVariable } from '@fluent/bundle';
import type { Sound } from '$/lib/device/sound';
import { say, sayAny } from '$/lib/words/messages.svelte';
import { eventInWords, valuesOf } from './event-values';
import type { Telling } from './game';

/** Something for each kind of event that needs it. */
type ByKind<Event extends { t: string }, Context, Found> = {
  [T in Event['t']]?: (event: Extract<Event, { t: T }>, context: Context) => Found;
};
type Said = Record<string, FluentVariable> | string | null;

/** Puts a game's events into words by their messages. `own`: values that an event lacks, or its whole sentence; null if
 * it has none. */
export const teller =
  <Event extends { t: string }>(game: string, own: ByKind<Event, Telling, Said>) =>
  (event: Event, telling: Telling): string | null => {
    const said = event.t in own ? own[event.t as Event['t']]?.(event as never, telling) : {};
    if (typeof said !== 'object' || said === null) return said ?? null;
    return eventInWords(game, event, telling.names, said) ?? tellShared(event as never, telling);
  };

/** The sounds of a game's events. Some depend on whether the event is about a seat of this device. */
export const sounds =
  <Event extends { t: string }>(own: ByKind<Event, readonly number[], Sound | undefined>) =>
  (event: Event, mine: readonly number[]): Sound | undefined =>
    own[event.t as Event['t']]?.(event as never, mine);

type SharedEvent =
  | { t: 'vote-called'; word: string; by?: number | null; seat?: number; seats?: readonly number[] }
  | { t: 'vote-ended'; word: string; valid: boolean; votes: unknown[][] }
  | { t: 'overturned'; word: string; valid: boolean }
  | { t: 'seat-joined' | 'seat-left' | 'finished' | 'looked'; seat: number }
  | { t: 'game-ended'; winners: number[] };

function tellShared(event: SharedEvent, { names }: Telling): string | null {
  const votes = event.t === 'vote-ended' ? counted(event.votes) : {};
  const why: { why: string } | object = event.t === 'vote-called' ? { why: whyVote(event) } : {};
  return sayAny(`event-${event.t}`, { ...valuesOf(event, names), ...votes, ...why });
}

/** Players appeal for a word of their own, and object to one of somebody else. */
function whyVote({ by, seat, seats = [] }: Extract<SharedEvent, { t: 'vote-called' }>): string {
  if (by == null) return 'rules';
  return by === seat || seats.includes(by) ? 'appeal' : 'objection';
}

/** How many voted for a word, and how many against it. */
export function counted(votes: readonly (readonly unknown[])[]): { for: number; against: number } {
  const approving = votes.filter(([, valid]) => valid).length;
  return { for: approving, against: votes.length - approving };
}

/** The totals after a round, by seat. */
export const tellTotals = (totals: readonly number[], { names }: Telling): string =>
  say('event-totals', { scores: totals.map((total, seat) => `${names(seat)} ${total}`).join(', ') });

export const soundOfEnd = ({ winners }: { winners: readonly number[] }, mine: readonly number[]): Sound =>
  winners.some((seat) => mine.includes(seat)) ? 'win' : 'lose';

/** Several played, and nobody has a point: a shared win that is not celebrated (COM-26). */
export const isScoreless = (result: { scores: readonly number[] } | null | undefined): boolean =>
  (result?.scores.length ?? 0) > 1 && Math.max(...(result?.scores ?? [])) <= 0;
