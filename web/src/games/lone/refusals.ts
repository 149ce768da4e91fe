import type { Refusals } from '../game';

export const refusals: Refusals = {
  en: {
    'enough-words': 'That is one word too many: erase one first.',
    'nothing-there': 'There is no word of this round on that row.',
    'finished-already': 'You have said so already.',
    'no-such-ruling': 'Too late for an appeal.',
    'ready-already': 'The others are still looking.',
  },
  uk: {
    'enough-words': 'Це вже зайве слово: спершу зітріть якесь.',
    'nothing-there': 'На цьому рядку немає слова цього раунду.',
    'finished-already': 'Ви вже сказали.',
    'no-such-ruling': 'Оскаржувати вже пізно.',
    'ready-already': 'Інші ще дивляться.',
  },
};
