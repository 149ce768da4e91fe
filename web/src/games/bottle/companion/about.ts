import type { Spoken } from '$/lib/words/i18n.svelte';

export const about: Spoken<string> = {
  en: 'Everybody’s diamonds, and a countdown of ten seconds.',
  uk: 'Діаманти кожного й відлік на десять секунд.',
};
