import type { Card } from '../game';
import Art from './Art.svelte';

export default {
  id: 'bottle',
  order: 1,
  name: { en: 'Message in a Bottle', uk: 'Послання в пляшці' },
  says: {
    en: 'Race to name one word that holds every letter in the bottle.',
    uk: 'Хто першим назве слово з усіма літерами у пляшці?',
  },
  players: [2, 6],
  minutes: 20,
  Art,
} satisfies Card;
