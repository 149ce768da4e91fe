/** A box of one's own: white dice, the special die, and category cards. */
import type { Section, Sections } from '$/box/sections';
import { say } from '$/lib/words/messages.svelte';
import type { Side } from './wire';

const SIDES: Side[] = ['turn', 'a-z', 'n-o-t', 'last-die', 'stack', 'new-category'];
const TINTS: [string, string, string] = ['#5d9636', '#e3ae23', '#b9402c'];

export const sections: Sections = (box) => {
  const sides = Object.fromEntries(SIDES.map((side) => [side, say(`bookworm-side-${side}`)]));
  const dice: Section[] = [
    {
      kind: 'dice',
      title: say('bookworm-parts-dice'),
      says: say('bookworm-parts-dice.says'),
      dice: [0, 1, 2, 3, 4, 5, 6].map((n) => ({
        at: ['dice', 'white', n],
        name: say('box-die', { number: n + 1 }),
        signs: 3,
      })),
    },
    {
      kind: 'dice',
      title: say('bookworm-parts-special'),
      says: say('bookworm-parts-special.says'),
      dice: [{ at: ['dice', 'special'], name: say('bookworm-parts-special'), choices: sides }],
    },
  ];
  const cards: Section[] = [
    {
      kind: 'lines',
      title: say('bookworm-parts-cards'),
      says: say('bookworm-parts-cards.says'),
      at: ['cards'],
      labels: [say('bookworm-level-green'), say('bookworm-level-yellow'), say('bookworm-level-red')],
      tints: TINTS,
    },
  ];
  return [...('dice' in box ? dice : []), ...('cards' in box ? cards : [])];
};
