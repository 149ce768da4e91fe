/** A box of one's own: message cards of both sides. */
import type { Sections } from '$/box/sections';
import { speak } from '$/lib/words/i18n.svelte';

const WORDS = {
  en: {
    alien: 'Cards of the Alien',
    scientists: 'Cards of the Scientists',
    says: 'A sentence with three gaps, and six words for each. No word stands on a card twice.',
  },
  uk: {
    alien: 'Картки Прибульця',
    scientists: 'Картки Науковців',
    says: 'Речення з трьома пропусками й по шість слів до кожного. Жодне слово не стоїть на картці двічі.',
  },
};

export const sections: Sections = () => {
  const say = speak(WORDS);
  return [
    { kind: 'messages', title: say.alien, says: say.says, at: ['cards', 'alien'], prefix: 'A' },
    { kind: 'messages', title: say.scientists, says: say.says, at: ['cards', 'scientists'], prefix: 'S' },
  ];
};
