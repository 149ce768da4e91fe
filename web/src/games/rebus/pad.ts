/** Fifteen real dice that look alike; two of them have a star. */
import { say } from '$/lib/words/messages.svelte';
import type { PadTexts } from '$/contract/game';

export const pad = (): PadTexts => ({
  marks: {},
  face: (_mark, face) => (face === '*' ? { text: '★', says: say('rebus-face-star') } : undefined),
});
