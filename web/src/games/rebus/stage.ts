/** How the big screen stages the events of Letters Rebus: one board after the other, the best one last. */
import type { Cue, Scene } from '$/contract/cue';
import { lastRound } from '$/stage/cues';
import BoardPicture, { type Shown } from './table/BoardPicture.svelte';
import { topWord } from './table/top-word';
import { STAR } from './table/layout';
import type { Event, View } from './wire';
import type { Minute } from '$/contract/game';
import { loud, say } from '$/lib/words/messages.svelte';

type Seen = Pick<View, 'phase' | 'values' | 'board' | 'round' | 'rounds' | 'totals' | 'unvoted'>;

function boards({ phase, values, board, unvoted }: Seen): readonly Scene[] {
  if (phase.t !== 'settled') return [];
  const top = topWord(phase.turns, unvoted);
  return phase.turns
    .filter(({ placed }) => placed.length > 0)
    .toSorted((a, b) => a.points - b.points)
    .map((turn) => ({
      t: 'scene',
      Picture: BoardPicture as Scene['Picture'],
      shows: { turn, values, board } satisfies Shown,
      seat: turn.seat,
      points: turn.points,
      word: top?.turn.seat === turn.seat ? top.run.word : undefined,
    }));
}

export function stage(event: Event, view: Seen): readonly Cue[] {
  if (event.t === 'scored') return [{ t: 'curtain' }, ...boards(view)];
  if (event.t !== 'dice-rolled') return [];
  const begins = event.round === view.rounds && view.rounds > 1 && view.totals.length > 1;
  const isFirst = event.seats.length > 1 || event.seats[0] === 0;
  return begins && isFirst ? [{ t: 'curtain' }, lastRound(view.totals)] : [{ t: 'curtain' }];
}

/** All build at once, each in secret. A roll of a player's own is hidden from everybody else. */
export function minute({ phase, pace, round, values }: View, story: readonly { t: string }[]): Minute | null {
  if (phase.t !== 'building' || pace === 'turns' || pace === 'tomorrow') return null;
  const rolled = (story as Event[]).findLast((event) => event.t === 'dice-rolled');
  const isShared = pace === 'duplicate' && rolled?.t === 'dice-rolled' && rolled.round === round;
  const letters = isShared ? [...(rolled.rolls[0]?.[1] ?? '')] : [];
  return {
    seats: [...new Set([...phase.seats, ...phase.finished])].sort((a, b) => a - b),
    done: phase.finished,
    tiles: letters.map((letter) =>
      letter === STAR
        ? { letter: '★', tone: 'yellow' }
        : { letter: loud(letter), note: `${values[letter] ?? ''}` },
    ),
    says: say('rebus-minute'),
  };
}
