/** The dice of a real bottle: distinguished by their colours, and read from the neck. */
import { say } from '$/lib/words/messages.svelte';
import type { PadTexts } from '$/contract/game';
import type { Effect } from './wire';

export const pad = (): PadTexts => ({
  from: say('bottle-pad-neck'),
  marks: {
    yellow: say('bottle-pad-yellow'),
    turquoise: say('bottle-pad-turquoise'),
    'dark-blue': say('bottle-pad-dark-blue'),
    effect: say('bottle-pad-effect'),
  },
  tones: { yellow: 'yellow', turquoise: 'turquoise', 'dark-blue': 'dark-blue' },
  face: (mark, face) => (mark === 'effect' ? { text: say(`bottle-effect-${face as Effect}`) } : undefined),
});
