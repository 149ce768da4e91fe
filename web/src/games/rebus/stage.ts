/** What the big screen makes of the events of Letters Rebus: the boards one after the other, the best one last. */
import type { Cue, Scene } from '$/contract/cue';
import { lastRound } from '$/stage/cues';
import BoardPicture, { type Shown } from './table/BoardPicture.svelte';
import { topWord } from './table/top-word';
import type { Event, View } from './wire';

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
