/** Events of Lone Words in words. The writing itself makes none: their number would tell. */
import { loud } from '$/lib/words/loud';
import { t } from '$/lib/words/i18n.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { soundOfEnd, tellShared, tellTotals } from '../shared-events';
import { say as texts } from './texts';
import type { Outcome, Event } from './wire';

/** Why a row scored what it did, in a few words. */
export function whyOf(entry: Outcome, names: (seat: number) => string): string {
  const others = t().and((entry.by ?? []).map(names));
  const reason = entry.reason ? (t().reasons[entry.reason]?.('') ?? '') : '';
  return texts.why[entry.why]?.(others, reason) ?? entry.why;
}

function told(entry: Outcome, name: string, names: (seat: number) => string): string | null {
  const say = texts.tell;
  if (!entry.word) return null;
  return entry.points
    ? say.alone(name, loud(entry.word), entry.points)
    : say.zero(name, loud(entry.word), whyOf(entry, names));
}

export function tell(event: Event, telling: Telling): string | null {
  const { names } = telling;
  const say = texts.tell;
  switch (event.t) {
    case 'dice-rolled':
      return say.rolled(event.round, [...event.letters].map(loud).join(' '));
    case 'looked':
      return say.looked(names(event.seat));
    case 'finished':
      return say.finished(names(event.seat));
    case 'pencils-down':
      return say.pencilsDown;
    case 'time-up':
      return say.timeUp;
    case 'unveiled':
      return event.lines
        .flatMap((lines, seat) => lines.map((line) => told(line, names(seat), names)))
        .filter(Boolean)
        .join('\n');
    case 'gave-up':
      return event.rows.length ? say.gaveUp(names(event.seat), event.rows.length) : null;
    case 'round-ended':
      return tellTotals(event.scores, telling);
    default:
      return tellShared(event, telling);
  }
}

export function sound(event: Event, mine: readonly number[]): Sound | undefined {
  switch (event.t) {
    case 'dice-rolled':
      return 'roll';
    case 'pencils-down':
    case 'time-up':
      return 'turn';
    case 'game-ended':
      return soundOfEnd(event, mine);
    default:
      return undefined;
  }
}
