import type { Card } from '../game';
import Art from './Art.svelte';

export default {
  id: 'lone',
  order: 2,
  name: { en: 'Lone Words', uk: 'Самотні слова' },
  says: {
    en: 'Write words in secret. Only the ones nobody else wrote score.',
    uk: 'Пишіть слова потай. Рахуються лише ті, яких більше ні в кого немає.',
  },
  players: [2, 8],
  minutes: 15,
  Art,
} satisfies Card;
