import type { Spoken } from '$/lib/words/i18n.svelte';
import type { Trouble } from './record';

/** Why nothing is added to the record, and what can be done. */
export const troubles: Spoken<Record<Trouble, string>> = {
  en: {
    full: 'This browser has no room left, so new games are not added to your record. Save it as a file, then delete it here.',
    blocked:
      'This browser lets us keep nothing, so no record is kept here. Allow storage for this site, or leave the private window.',
    strange:
      'What lies here was not written by this version of Parlour, so nothing is added to it. Save it as a file, then delete it here.',
  },
  uk: {
    full: 'У браузері не лишилося місця, тож нові ігри не додаються до записів. Збережіть їх у файл, а тоді видаліть тут.',
    blocked:
      'Браузер не дає нічого зберігати, тож записів тут немає. Дозвольте цьому сайту зберігати дані або вийдіть із приватного вікна.',
    strange:
      'Те, що тут лежить, записала не ця версія Parlour, тож нічого не додається. Збережіть це у файл, а тоді видаліть тут.',
  },
};
