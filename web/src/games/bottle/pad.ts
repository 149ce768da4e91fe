/** The dice of a real bottle: told apart by their colours, and read from the neck. */
import { speak } from '$/lib/words/i18n.svelte';
import type { PadTexts } from '../game';
import { say } from './texts';
import type { Effect } from './wire';

const WORDS = {
  en: {
    from: 'Neck',
    marks: {
      yellow: 'yellow die',
      turquoise: 'turquoise die',
      'dark-blue': 'dark blue die',
      effect: 'effect die',
    },
  },
  uk: {
    from: 'Шийка',
    marks: {
      yellow: 'жовтий кубик',
      turquoise: 'бірюзовий кубик',
      'dark-blue': 'темно-синій кубик',
      effect: 'кубик ефектів',
    },
  },
};

export const pad = (): PadTexts => ({
  ...speak(WORDS),
  tones: { yellow: 'yellow', turquoise: 'turquoise', 'dark-blue': 'dark-blue' },
  face: (mark, face) => (mark === 'effect' ? { text: say.effects[face as Effect] } : undefined),
});
