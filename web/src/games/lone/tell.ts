/** Events of Lone Words in words. The writing itself makes none: their number would tell. */
import { t } from '$/lib/words/i18n.svelte';
import type { Sound } from '$/lib/device/sound';
import type { Telling } from '../game';
import { say as texts } from './texts';
import type { Outcome, Event } from './wire';

export const loud = (word: string): string => word.toLocaleUpperCase();

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

export function tell(event: Event, { names }: Telling): string | null {
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
    case 'vote-called':
      return say.voteCalled(loud(event.word), event.by == null ? '' : names(event.by));
    case 'vote-ended':
      return say.voteEnded(loud(event.word), event.valid);
    case 'overturned':
      return say.overturned(loud(event.word), event.valid);
    case 'round-ended':
      return say.roundEnded(event.scores.map((score, seat) => `${names(seat)} ${score}`).join(', '));
    case 'seat-left':
      return say.left(names(event.seat));
    case 'game-ended':
      return say.over(t().and(event.winners.map(names)));
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
      return event.winners.some((seat) => mine.includes(seat)) ? 'win' : 'lose';
    default:
      return undefined;
  }
}
