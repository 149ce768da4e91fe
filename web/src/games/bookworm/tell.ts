/** Events of Bookworm in words. */
import { signed } from '$/beside/signed';
import { loud, say } from '$/lib/words/messages.svelte';
import type { Telling } from '$/contract/game';
import { counted, soundOfEnd, sounds, teller } from '$/contract/shared-events';
import { categoryName } from './table/names';
import { SPECIAL, type Event, type Line } from './wire';

type Took = Extract<Event, { t: 'took' }>;

function tellTook({ spoken, special_too }: Took, { names }: Telling): string {
  const { seat, word, die, source, mark } = spoken;
  return say('bookworm-event-took', {
    name: names(seat),
    word: loud(word),
    die: die === SPECIAL ? say('bookworm-the-special-die') : loud(word.charAt(0)),
    from: source === null ? 'none' : names(source),
    too: special_too ? 'yes' : 'no',
    fit: mark.fit,
    meant: mark.meant ? loud(mark.meant) : 'none',
  });
}

const categoryOf = ({ category }: { category: Line }) => ({ category: categoryName(category) });

export const tell = teller<Event>('bookworm', {
  'card-turned': ({ lines }) => ({ lines: lines.map(categoryName).join(' · ') }),
  picked: categoryOf,
  'house-answered': categoryOf,
  'dice-rolled': ({ faces, side }) => ({
    dice: faces.map(({ letters }) => [...loud(letters)].join('/')).join(' '),
    side: side ? say(`bookworm-side-${side}`) : 'none',
  }),
  'side-turned': ({ side }) => ({ side: say(`bookworm-side-${side}`) }),
  took: tellTook,
  'vote-ended': ({ votes }) => ({ ...counted(votes), count: votes.length }),
  'round-ended': ({ score: { round, points } }, { names }) => ({
    round,
    scores: points.map((gained, seat) => `${names(seat)} ${signed(gained)}`).join(', '),
  }),
});

export const sound = sounds<Event>({
  'dice-rolled': () => 'roll',
  took: ({ spoken }, mine) => (mine.includes(spoken.source ?? -1) ? 'lose' : 'claim'),
  doubted: () => 'turn',
  failed: ({ seat }, mine) => (mine.includes(seat) ? 'lose' : undefined),
  'game-ended': soundOfEnd,
});
