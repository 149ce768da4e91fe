import type { Refusals } from '../game';

export const refusals: Refusals = {
  en: {
    'enough-words': 'That is one word too many: erase one first.',
    'nothing-there': 'There is no word of this round on that row.',
    'row-twice': 'One word a row.',
    'finished-already': 'You have said so already.',
    'no-such-row': 'There is no such row.',
    'row-used': 'That row is used already.',
    'word-too-long': 'The word is longer than the row.',
    'word-too-short': 'The word does not fill the row.',
    'word-twice': 'You have this word already.',
    'wrong-number-of-rows': 'That is not the right number of rows.',
    'no-such-ruling': 'Too late for an appeal.',
    'ready-already': 'The others are still looking.',
  },
  uk: {
    'enough-words': 'Це вже зайве слово: спершу зітріть якесь.',
    'nothing-there': 'На цьому рядку немає слова цього раунду.',
    'row-twice': 'Одне слово на рядок.',
    'finished-already': 'Ви вже сказали.',
    'no-such-row': 'Такого рядка немає.',
    'row-used': 'Цей рядок уже зайнятий.',
    'word-too-long': 'Слово довше за рядок.',
    'word-too-short': 'Слово не заповнює рядка.',
    'word-twice': 'Це слово у вас уже є.',
    'wrong-number-of-rows': 'Це не та кількість рядків.',
    'no-such-ruling': 'Оскаржувати вже пізно.',
    'ready-already': 'Інші ще дивляться.',
  },
};
