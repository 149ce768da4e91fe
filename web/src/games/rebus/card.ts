import type { Card } from '../game';
import Art from './Art.svelte';

export default {
  id: 'rebus',
  order: 4,
  name: { en: 'Letters Rebus', uk: 'Літерний ребус' },
  says: {
    en: 'Fifteen dice, one hourglass: build a crossword worth a fortune.',
    uk: 'П’ятнадцять кубиків і пісковий годинник: складіть найдорожчий кросворд.',
  },
  players: [1, 7],
  minutes: 30,
  Art,
} satisfies Card;
