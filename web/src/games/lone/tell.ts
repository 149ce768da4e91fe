/** Events of Lone Words in words. Writing makes no events, because their number would be a hint. */
import { listed, loud, say } from '$/lib/words/messages.svelte';
import { reasonOf } from '$/lib/words/reasons';
import { soundOfEnd, sounds, teller, tellTotals } from '$/contract/shared-events';
import type { Outcome, Event } from './wire';

type Names = (seat: number) => string;

/** The reason for a row's score, in a few words. */
export const whyOf = ({ why, by, reason }: Pick<Outcome, 'why' | 'by' | 'reason'>, names: Names): string =>
  say(`lone-why-${why}`, {
    names: listed((by ?? []).map(names)),
    reason: (reason && reasonOf(reason)) || 'none',
  });

/** A line for each word of a seat. */
function unveiled(lines: readonly Outcome[], name: string, names: Names): string[] {
  const said = lines.flatMap((line) => {
    const { word, points } = line;
    return word
      ? [say('lone-event-unveiled', { name, word: loud(word), points, why: whyOf(line, names) })]
      : [];
  });
  return said.length ? said : [say('lone-event-unveiled-nothing', { name })];
}

export const tell = teller<Event>('lone', {
  'dice-rolled': ({ letters }) => ({ letters: [...loud(letters)].join(' ') }),
  unveiled: ({ lines }, { names }) =>
    lines.flatMap((outcomes, seat) => unveiled(outcomes, names(seat), names)).join('\n'),
  'gave-up': ({ rows }) =>
    rows.length ? { rows: rows.map((row) => row + 1).join(', '), count: rows.length } : null,
  'round-ended': ({ scores }, telling) => tellTotals(scores, telling),
  // The last player finished before the bell.
  'time-up': (_, { before }) => say(before === 'finished' ? 'lone-event-all-done' : 'lone-event-time-up'),
});

export const sound = sounds<Event>({
  'dice-rolled': () => 'roll',
  'pencils-down': () => 'turn',
  'time-up': () => 'turn',
  'game-ended': soundOfEnd,
});
