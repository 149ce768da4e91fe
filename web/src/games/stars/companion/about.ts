import type { Spoken } from '$/lib/words/i18n.svelte';

export const about: Spoken<string> = {
  en: 'Scores for the Alien, exact deduction for the Scientists.',
  uk: 'Бали для Прибульця, точна дедукція для Науковців.',
};
