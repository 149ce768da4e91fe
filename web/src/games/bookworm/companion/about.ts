import type { Spoken } from '$/lib/i18n.svelte';

export const about: Spoken<string> = {
  en: 'A score sheet that knows the dots, the cards and the special die.',
  uk: 'Таблиця балів, що знає крапки, картки й особливий кубик.',
};
