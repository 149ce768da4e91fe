import type { Spoken } from '$/lib/words/i18n.svelte';

export const about: Spoken<string> = {
  en: 'A score sheet that knows dots, cards and the special die, and a judge of categories.',
  uk: 'Таблиця балів, що знає крапки, картки й особливий кубик, і суддя категорій.',
};
