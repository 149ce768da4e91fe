import { spoken } from '$/lib/words/i18n.svelte';

const en = {
  title: 'Word check',
  about: 'Is it a word, a singular noun, and does it hold your letters?',
  word: 'A word',
  letters: 'Letters that it must hold (not needed)',
  language: 'Language of the word',
  check: 'Check',
  noun: 'a singular noun: counts in every game',
  word_: (why: string) => `a word, but ${why}: counts in Lone Words and Letters Rebus, not in the bottle`,
  none: (why: string) => why,
  meant: (words: string) => `Did you mean ${words}?`,
  fits: (word: string, letters: string) => `${word} contains ${letters}: fits`,
  lacks: (word: string, letters: string) => `${word} lacks ${letters}: does not fit`,
  offline:
    'No connection: letters are checked here, but the dictionary is on the server. It answers as soon as there is a connection.',
};

const uk: typeof en = {
  title: 'Перевірка слова',
  about: 'Чи це слово, чи іменник в однині та чи є в ньому ваші літери?',
  word: 'Слово',
  letters: 'Літери, які мають у ньому бути (не обов’язково)',
  language: 'Мова слова',
  check: 'Перевірити',
  noun: 'іменник в однині: годиться в кожній грі',
  word_: (why) =>
    `слово, але ${why}: годиться в «Самотніх словах» і «Літерному ребусі», не в «Посланні в пляшці»`,
  none: (why) => why,
  meant: (words) => `Може, ${words}?`,
  fits: (word, letters) => `${word} містить ${letters}: підходить`,
  lacks: (word, letters) => `${word} не містить ${letters}: не підходить`,
  offline:
    'Зв’язку немає: літери перевіримо тут, а словник — на сервері. Він відповість, щойно буде зв’язок.',
};

export const say = spoken<typeof en>({ en, uk });
