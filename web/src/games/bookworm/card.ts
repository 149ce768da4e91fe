import type { Card } from '../game';
import Art from './Art.svelte';

export default {
  id: 'bookworm',
  order: 5,
  name: { en: 'Bookworm: The Dice Game', uk: 'Книжковий хробак' },
  says: {
    en: 'Name words of a category, take the dice — or steal them.',
    uk: 'Називайте слова з категорії й забирайте кубики. Навіть чужі.',
  },
  players: [2, 6],
  minutes: 20,
  Art,
} satisfies Card;
