/** A box of one's own: four letter dice and the effect die. */
import type { Sections } from '$/box/sections';
import { say } from '$/lib/words/messages.svelte';
import { effectNames } from './pad';

export const sections: Sections = () => [
  {
    kind: 'dice',
    title: say('bottle-kit-dice'),
    says: say('bottle-kit-dice.says'),
    dice: [
      { at: ['dice', 'yellow'], name: say('bottle-kit-yellow'), tone: 'yellow' },
      { at: ['dice', 'turquoise', 0], name: say('bottle-kit-turquoise', { number: 1 }), tone: 'turquoise' },
      { at: ['dice', 'turquoise', 1], name: say('bottle-kit-turquoise', { number: 2 }), tone: 'turquoise' },
      { at: ['dice', 'dark_blue'], name: say('bottle-kit-dark-blue'), tone: 'dark-blue' },
    ],
  },
  {
    kind: 'dice',
    title: say('bottle-kit-effects'),
    says: say('bottle-kit-effects.says'),
    dice: [{ at: ['dice', 'effects'], name: say('bottle-kit-effects'), choices: effectNames() }],
  },
];
