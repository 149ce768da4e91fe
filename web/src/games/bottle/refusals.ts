import type { Refusals } from '../game';

export const refusals: Refusals = {
  en: {
    'not-shorter': 'It must be shorter than the word to beat.',
    'too-early': 'The table offers to shake again after thirty seconds without a word.',
    'no-such-ruling': 'Too late: an appeal comes within five seconds, and only once.',
  },
  uk: {
    'not-shorter': 'Слово має бути коротшим за те, яке перебиваєте.',
    'too-early': 'Стіл запропонує струсити ще, коли тридцять секунд ніхто не знайде слова.',
    'no-such-ruling': 'Запізно: оскаржити можна протягом п’яти секунд і лише раз.',
  },
};
