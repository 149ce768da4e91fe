/** Real dice: white ones with letters and dots, and the green one. */
import { speak } from '$/lib/words/i18n.svelte';
import type { PadTexts } from '../game';
import { say } from './texts';
import type { Side } from './wire';

const WORDS = {
  en: { marks: { white: 'white die', special: 'green die' } },
  uk: { marks: { white: 'білий кубик', special: 'зелений кубик' } },
};

export const pad = (): PadTexts => ({
  ...speak(WORDS),
  tones: { special: 'green' },
  face: (mark, face) =>
    mark === 'special'
      ? { text: say.sides[face as Side] }
      : {
          text: face.slice(0, -1),
          note: '•'.repeat(Number(face.at(-1))),
          says: `${face.slice(0, -1).toUpperCase()} ${face.at(-1)}`,
        },
});
