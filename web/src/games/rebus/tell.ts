/** Events of Letters Rebus in words. */
import { t } from '$/lib/words/i18n.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { STAR } from './table/layout';
import { say as texts } from './texts';
import type { Event, Reading } from './wire';

export const loud = (word: string): string => word.toLocaleUpperCase();

/** A die by ear: its letter and value; a star says so, and what it stands for. */
export function nameOf(face: string, letter: string, value: number): string {
  const say = texts;
  const die = letter === STAR ? '' : say.die(loud(letter), value);
  return face === STAR ? say.star(die) : die;
}

const wordsOf = (reading: Reading): string =>
  reading.runs
    .filter((run) => run.dice.every((die) => reading.counted.includes(die)))
    .map((run) => loud(run.word))
    .join(', ');

export function tell(event: Event, { names }: Telling): string | null {
  const say = texts.tell;
  switch (event.t) {
    case 'dice-rolled':
      return say.rolled(event.round, t().and(event.seats.map(names)));
    case 'looked':
      return say.looked(names(event.seat));
    case 'asked-to-roll-again':
      return say.asked(names(event.seat));
    case 'finished':
      return say.finished(names(event.seat));
    case 'glass-empty':
      return say.empty;
    case 'scored':
      return event.turns
        .map((turn) => say.scored(names(turn.seat), turn.points, wordsOf(turn.reading)))
        .join('\n');
    case 'vote-called':
      return say.voteCalled(loud(event.word), event.by == null ? '' : names(event.by));
    case 'vote-ended':
      return say.voteEnded(loud(event.word), event.valid);
    case 'overturned':
      return say.overturned(loud(event.word), event.valid);
    case 'round-ended':
      return say.roundEnded(event.totals.map((total, seat) => `${names(seat)} ${total}`).join(', '));
    case 'seat-left':
      return say.left(names(event.seat));
    case 'game-ended':
      return say.over(t().and(event.winners.map(names)));
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'dice-rolled':
      return event.seats.some((seat) => mine.includes(seat)) ? 'roll' : undefined;
    case 'glass-empty':
      return 'turn';
    case 'game-ended':
      return event.winners.some((seat) => mine.includes(seat)) ? 'win' : 'lose';
    default:
      return undefined;
  }
}
