import { spoken } from './i18n.svelte';

const en = {
  ask: 'What does it mean?',
  looking: 'Looking it up…',
  none: 'No word of this dictionary.',
  form: 'A form of',
  source: 'Source',
  wiktionary: 'More in Wiktionary',
  kinds: { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' } as Record<string, string>,
  common: {
    everyday: 'An everyday word.',
    usual: 'A common word.',
    seldom: 'A less common word.',
    rare: 'A rare word.',
    unmet: 'A word that hardly anybody meets.',
  } as Record<string, string>,
};

const uk: typeof en = {
  ask: 'Що це означає?',
  looking: 'Шукаємо…',
  none: 'У цьому словнику такого слова немає.',
  form: 'Форма слова',
  source: 'Джерело',
  wiktionary: 'Докладніше у Вікісловнику',
  kinds: { noun: 'іменник', verb: 'дієслово', adjective: 'прикметник', adverb: 'прислівник' },
  common: {
    everyday: 'Буденне слово.',
    usual: 'Поширене слово.',
    seldom: 'Менш поширене слово.',
    rare: 'Рідкісне слово.',
    unmet: 'Слово, яке мало хто зустрічає.',
  },
};

export const say = spoken<typeof en>({ en, uk });
