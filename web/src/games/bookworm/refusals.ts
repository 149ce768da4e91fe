import type { Refusals } from '../game';

export const refusals: Refusals = {
  en: {
    'too-long': 'That is too long for an answer.',
    'said-before': 'Named before in this round.',
    'which-die': 'Several dice show its letter: tap one.',
    'does-not-fit': 'Our list says it does not fit.',
    'not-in-category': 'Our list says it does not fit.',
    'unknown-word': 'Neither our list nor the dictionary knows it.',
    'no-doubt-now': 'Too late: a word may be doubted for five seconds.',
  },
  uk: {
    'too-long': 'Для відповіді це задовго.',
    'said-before': 'Уже називали в цьому раунді.',
    'which-die': 'Літера є на кількох кубиках: торкніться одного.',
    'does-not-fit': 'За нашим списком не підходить.',
    'not-in-category': 'За нашим списком не підходить.',
    'unknown-word': 'Цього не знають ні наш список, ні словник.',
    'no-doubt-now': 'Запізно: сумніватися можна п’ять секунд.',
  },
};
