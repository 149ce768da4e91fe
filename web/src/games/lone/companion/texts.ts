import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';
import type { Why } from './compare';

const en = {
  says: 'Write on paper while the glass runs; then type everyone’s words in, and see at once who was alone.',
  dice: 'Letters on the dice, without the joker (not needed)',
  words: (name: string, n: number) => `${name}, word ${n}`,
  strike: (word: string) => `${word} is no word`,
  struck: 'no word',
  give: (name: string, n: number) => `${name}: a 0 for missing word ${n} on the row of`,
  squares: (n: number) => plural('en', n, { one: 'letter', other: 'letters' }),
  next: 'Next round',
  before: 'One round back',
  check: 'Look the words up',
  struckWords: (words: string) => `Not in the dictionary: ${words}.`,
  allWords: 'All of them are words.',
  noDictionary:
    'No connection: the comparison works, but the dictionary is on the server. Strike out by hand what is no word.',
  result: 'Scores',
  end: 'Show who has won',
  repeats: 'Your own word of an earlier round',
  repeat: { score: 'scores again', zero: 'scores 0' },
  won: (names: string, n: number) =>
    `${names}: ${plural('en', n, { one: 'point', other: 'points' })}, the game is won!`,
  why: {
    alone: () => 'alone',
    shared: (names) => `also written by ${names}`,
    earlier: (names) => `written before by ${names}`,
    'own-repeat': () => 'your own again',
    'no-word': () => 'no word',
    'not-on-dice': () => 'the dice can’t make it',
    'no-row': () => 'no free row of that length',
    twice: () => 'twice in one round',
  } as Record<Why, (names: string) => string>,
};

const uk: typeof en = {
  says: 'Пишіть на папері, поки сиплеться пісок, тоді впишіть сюди слова кожного: одразу видно, хто лишився самотнім.',
  dice: 'Літери на кубиках, без джокера (не обов’язково)',
  words: (name, n) => `${name}, слово ${n}`,
  strike: (word) => `${word} — не слово`,
  struck: 'не слово',
  give: (name, n) => `${name}: 0 за відсутнє слово ${n} у рядку на`,
  squares: (n) => plural('uk', n, { one: 'літеру', few: 'літери', many: 'літер', other: 'літери' }),
  next: 'Наступний раунд',
  before: 'На раунд назад',
  check: 'Перевірити слова у словнику',
  struckWords: (words) => `Немає у словнику: ${words}.`,
  allWords: 'Усе це — слова.',
  noDictionary: 'Зв’язку немає: порівняти можна, а словник — на сервері. Що не слово, викресліть самі.',
  result: 'Бали',
  end: 'Хто виграв?',
  repeats: 'Власне слово з попереднього раунду',
  repeat: { score: 'дає бали знову', zero: 'дає 0' },
  won: (names, n) =>
    `${names}: ${plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' })}, гру виграно!`,
  why: {
    alone: () => 'самотнє',
    shared: (names) => `так само пише ${names}`,
    earlier: (names) => `раніше вже було: ${names}`,
    'own-repeat': () => 'своє вдруге',
    'no-word': () => 'не слово',
    'not-on-dice': () => 'з кубиків не скласти',
    'no-row': () => 'немає вільного рядка такої довжини',
    twice: () => 'двічі за раунд',
  },
};

export const say = spoken<typeof en>({ en, uk });
