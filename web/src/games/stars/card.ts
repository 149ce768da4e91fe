import type { Card } from '../game';
import Art from './Art.svelte';

export default {
  id: 'stars',
  order: 3,
  name: { en: 'A Message from the Stars', uk: 'Послання із зірок' },
  says: {
    en: 'An Alien and the Scientists trade single words to crack a secret cipher.',
    uk: 'Прибулець і Науковці обмінюються словами й розгадують таємний шифр.',
  },
  players: [2, 12],
  minutes: 40,
  Art,
} satisfies Card;
