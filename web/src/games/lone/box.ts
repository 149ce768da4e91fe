/** A box of one's own: seven letter dice and the sheet. */
import type { Sections } from '$/box/sections';
import { say } from '$/lib/words/messages.svelte';

const DICE = [0, 1, 2, 3, 4, 5, 6];

export const sections: Sections = (box) => [
  ...('dice' in box
    ? [
        {
          kind: 'dice' as const,
          title: say('lone-kit-dice'),
          says: say('lone-kit-dice.says'),
          dice: DICE.map((n) => ({ at: ['dice', 'faces', n], name: say('box-die', { number: n + 1 }) })),
        },
      ]
    : []),
  ...('sheet' in box
    ? [
        {
          kind: 'rows' as const,
          title: say('lone-kit-sheet'),
          says: say('lone-kit-sheet.says'),
          at: ['sheet'],
          fields: [
            { name: 'squares', label: say('lone-kit-squares'), min: 2, max: 8 },
            { name: 'points', label: say('lone-kit-points'), min: 1, max: 100 },
          ],
        },
      ]
    : []),
];
