import type { Spoken } from '$/lib/words/i18n.svelte';

export const about: Spoken<string> = {
  en: 'Type everyone’s words in: who was alone is found and counted.',
  uk: 'Впишіть слова кожного: хто лишився самотнім, знайдемо й порахуємо.',
};
