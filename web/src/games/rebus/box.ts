/** A box of one's own: fifteen dice, and what each letter is worth. */
import { inside } from '$/box/box';
import type { Sections } from '$/box/sections';
import { say } from '$/lib/words/messages.svelte';

const FACES = ['dice', 'faces'];

export const sections: Sections = (box) => {
  const faces = (inside(box, FACES) ?? []) as string[][];
  return [
    {
      kind: 'dice',
      title: say('rebus-parts-dice'),
      says: say('rebus-parts-dice.says'),
      dice: faces.map((_, n) => ({ at: [...FACES, n], name: say('box-die', { number: n + 1 }) })),
    },
    {
      kind: 'values',
      title: say('rebus-parts-values'),
      says: say('rebus-parts-values.says'),
      at: ['dice', 'values'],
      min: 1,
      max: 10,
      wanted: [...new Set(faces.flat())].filter((face) => /^\p{L}$/u.test(face)),
    },
  ];
};
