/** Events that several games have, in words and as sounds. */
import type { Sound } from '$/lib/device/sound';
import { say, sayAny } from '$/lib/words/messages.svelte';
import { valuesOf } from './event-values';
import type { Telling } from './game';

type SharedEvent =
  | { t: 'vote-called'; word: string; by?: number | null; seat?: number; seats?: readonly number[] }
  | { t: 'vote-ended'; word: string; valid: boolean; votes: unknown[][] }
  | { t: 'overturned'; word: string; valid: boolean }
  | { t: 'seat-joined' | 'seat-left' | 'finished' | 'looked'; seat: number }
  | { t: 'game-ended'; winners: number[] };

export function tellShared(event: SharedEvent, { names }: Telling): string {
  const votes = event.t === 'vote-ended' ? counted(event.votes) : {};
  const why: { why: string } | object = event.t === 'vote-called' ? { why: whyVote(event) } : {};
  return sayAny(`event-${event.t}`, { ...valuesOf(event, names), ...votes, ...why }) ?? event.t;
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
