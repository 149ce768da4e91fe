import type { Refusals } from '../game';

export const refusals: Refusals = {
  en: {
    'off-the-board': 'That is off the table.',
    'finished-already': 'You have said so already.',
    'no-such-ruling': 'Too late for an appeal.',
    'ready-already': 'The others are still looking.',
  },
  uk: {
    'off-the-board': 'Це поза столом.',
    'finished-already': 'Ви вже сказали.',
    'no-such-ruling': 'Оскаржувати вже пізно.',
    'ready-already': 'Інші ще дивляться.',
  },
};
