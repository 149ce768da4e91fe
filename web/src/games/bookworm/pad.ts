/** Real dice: white ones with letters and dots, and the special one. */
import { say } from '$/lib/words/messages.svelte';
import type { PadTexts } from '$/contract/game';
import type { Side } from './wire';

export const pad = (): PadTexts => ({
  marks: { white: say('bookworm-face-white'), special: say('bookworm-face-special') },
  tones: { special: 'green' },
  face: (mark, face) =>
    mark === 'special'
      ? { text: say(`bookworm-side-${face as Side}`) }
      : {
          text: face.slice(0, -1),
          note: '•'.repeat(Number(face.at(-1))),
          says: `${face.slice(0, -1).toUpperCase()} ${face.at(-1)}`,
        },
});
