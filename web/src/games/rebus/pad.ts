/** Fifteen real dice that look alike; two of them have a star. */
import { speak } from '$/lib/words/i18n.svelte';
import type { PadTexts } from '../game';

const STAR = { en: 'star', uk: 'зірка' };

export const pad = (): PadTexts => ({
  marks: {},
  face: (_mark, face) => (face === '*' ? { text: '★', says: speak(STAR) } : undefined),
});
