/** Events that several games have, in words and as sounds. */
import type { Sound } from '$/lib/device/sound';
import { loud } from '$/lib/words/loud';
import { spoken, t } from '$/lib/words/i18n.svelte';
import type { Telling } from './game';

const en = {
  voteCalled: (word: string, by: string) => (by ? `${by} appeals: ${word}.` : `The table votes on ${word}.`),
  voteEnded: (word: string, valid: boolean) => `${word} ${valid ? 'counts' : 'does not count'}.`,
  overturned: (word: string, valid: boolean) =>
    `The ruling is overturned: ${word} ${valid ? 'counts' : 'falls'}.`,
  soFar: (scores: string) => `So far: ${scores}.`,
  left: (name: string) => `${name} left the table.`,
  over: (names: string) => `The game is over: ${names}.`,
};

const uk: typeof en = {
  voteCalled: (word, by) => (by ? `${by} оскаржує: ${word}.` : `Стіл голосує щодо слова ${word}.`),
  voteEnded: (word, valid) => `${word}: ${valid ? 'зараховано' : 'не зараховано'}.`,
  overturned: (word, valid) => `Рішення змінено: ${word} ${valid ? 'зараховано' : 'не зараховано'}.`,
  soFar: (scores) => `Поки що: ${scores}.`,
  left: (name) => `${name} виходить з-за столу.`,
  over: (names) => `Гру закінчено: ${names}.`,
};

const say = spoken<typeof en>({ en, uk });

type SharedEvent =
  | { t: 'vote-called'; word: string; by?: number | null }
  | { t: 'vote-ended'; word: string; valid: boolean }
  | { t: 'overturned'; word: string; valid: boolean }
  | { t: 'seat-left'; seat: number }
  | { t: 'game-ended'; winners: number[] };

export function tellShared(event: SharedEvent, { names }: Telling): string {
  switch (event.t) {
    case 'vote-called':
      return say.voteCalled(loud(event.word), event.by == null ? '' : names(event.by));
    case 'vote-ended':
      return say.voteEnded(loud(event.word), event.valid);
    case 'overturned':
      return say.overturned(loud(event.word), event.valid);
    case 'seat-left':
      return say.left(names(event.seat));
    case 'game-ended':
      return say.over(t().and(event.winners.map(names)));
  }
}

/** The totals after a round, by seat. */
export const tellTotals = (totals: readonly number[], { names }: Telling): string =>
  say.soFar(totals.map((total, seat) => `${names(seat)} ${total}`).join(', '));

export const soundOfEnd = ({ winners }: { winners: readonly number[] }, mine: readonly number[]): Sound =>
  winners.some((seat) => mine.includes(seat)) ? 'win' : 'lose';
