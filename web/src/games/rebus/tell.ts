/** Events of Letters Rebus in words. */
import { loud } from '$/lib/words/loud';
import { t } from '$/lib/words/i18n.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { STAR } from './table/layout';
import { soundOfEnd, tellShared, tellTotals } from '../shared-events';
import { say as texts } from './texts';
import type { Event, Reading } from './wire';

/** A die by ear: its letter and value; a star says so, and what it stands for. */
export function nameOf(face: string, letter: string, value: number): string {
  const die = letter === STAR ? '' : texts.die(loud(letter), value);
  return face === STAR ? texts.star(die) : die;
}

const wordsOf = (reading: Reading): string =>
  reading.runs
    .filter((run) => run.dice.every((die) => reading.counted.includes(die)))
    .map((run) => loud(run.word))
    .join(', ');

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
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
    case 'round-ended':
      return tellTotals(event.totals, telling);
    default:
      return tellShared(event, telling);
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'dice-rolled':
      return event.seats.some((seat) => mine.includes(seat)) ? 'roll' : undefined;
    case 'glass-empty':
      return 'turn';
    case 'game-ended':
      return soundOfEnd(event, mine);
    default:
      return undefined;
  }
}
