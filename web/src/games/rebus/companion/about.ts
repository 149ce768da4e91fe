import type { Spoken } from '$/lib/words/i18n.svelte';

export const about: Spoken<string> = {
  en: 'Type the crossword in: its points, the unused dice, and what you missed.',
  uk: 'Впишіть кросворд: його бали, кубики без діла й те, що ви проґавили.',
};
