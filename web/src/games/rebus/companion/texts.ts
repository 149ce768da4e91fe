import type { Spoken } from '$/lib/i18n.svelte';
import { plural } from '$/lib/plural';

const en = {
  says: 'Roll your dice, turn the glass, and build; then type the crossword in as it lies.',
  title: 'Score of a crossword',
  language: 'Letters',
  roll: 'The fifteen dice, * for a star',
  rolled: (n: number) => plural('en', n, { one: 'die', other: 'dice' }),
  board: 'The crossword: tap a square and type',
  square: (row: number, col: number, letter: string) =>
    `Row ${row}, column ${col}${letter ? `: ${letter}` : ''}`,
  way: 'Typing goes',
  ways: { across: 'across →', down: 'down ↓' },
  clear: 'Clear the board',
  total: (n: string) => `${n} points`,
  sum: (across: number, down: number, unused: number) => `across ${across} + down ${down} − unused ${unused}`,
  words: 'Words',
  noWords: 'No word lies yet.',
  left: (dice: string) => `Unused dice: ${dice}`,
  twice: 'twice: a word may stand only once',
  foreign: (letters: string) => `No die shows ${letters}.`,
  apart: (letters: string) => `Two parts that don’t touch both have ${letters}: they must cross there.`,
  noRoll: 'Type the dice in to have the unused ones subtracted.',
  values: 'What the letters are worth on your dice',
  ours: 'As on our dice',
  ask: 'Check the words, and show what we missed',
  asking: 'Looking…',
  allGood: 'All words stand.',
  counts: (n: string) => `By the rules its best legal part counts: ${n} points.`,
  best: (n: string, proven: boolean) =>
    proven ? `The best there is: ${n} points` : `The best that was found: ${n} points`,
  needsDice: 'For the best layout type all fifteen dice in.',
  offline:
    'Points are counted without a connection; to check words and look for the best layout the house has to be reached.',
};

const uk: typeof en = {
  says: 'Киньте кубики, переверніть годинник і складайте, а тоді впишіть кросворд так, як він лежить.',
  title: 'Бали за кросворд',
  language: 'Літери',
  roll: 'П’ятнадцять кубиків, * — зірка',
  rolled: (n) => plural('uk', n, { one: 'кубик', few: 'кубики', many: 'кубиків', other: 'кубика' }),
  board: 'Кросворд: торкніться клітинки й пишіть',
  square: (row, col, letter) => `Рядок ${row}, стовпець ${col}${letter ? `: ${letter}` : ''}`,
  way: 'Писати',
  ways: { across: 'управо →', down: 'униз ↓' },
  clear: 'Прибрати все з поля',
  total: (n) => `Балів: ${n}`,
  sum: (across, down, unused) => `управо ${across} + униз ${down} − без діла ${unused}`,
  words: 'Слова',
  noWords: 'Жодного слова ще немає.',
  left: (dice) => `Без діла: ${dice}`,
  twice: 'двічі: слово може стояти лише раз',
  foreign: (letters) => `Жоден кубик не показує ${letters}.`,
  apart: (letters) => `У двох частин, що не торкаються, є ${letters}: там вони мають перетнутися.`,
  noRoll: 'Впишіть кубики, щоб відняти ті, що без діла.',
  values: 'Чого варті літери на ваших кубиках',
  ours: 'Як на наших кубиках',
  ask: 'Перевірити слова й показати, що ми проґавили',
  asking: 'Шукаємо…',
  allGood: 'Усі слова годяться.',
  counts: (n) => `За правилами рахується найкраща законна частина, балів: ${n}.`,
  best: (n, proven) => (proven ? `Краще не буває, балів: ${n}` : `Найкраще, що знайшли, балів: ${n}`),
  needsDice: 'Щоб знайти найкращий кросворд, впишіть усі п’ятнадцять кубиків.',
  offline: 'Бали рахуються й без зв’язку, а от слова й найкращий кросворд перевіряє сервер.',
};

export const texts: Spoken<typeof en> = { en, uk };
