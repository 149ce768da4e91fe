/** A box of one's own: message cards of both sides. */
import type { Sections } from '$/box/sections';
import { say } from '$/lib/words/messages.svelte';

export const sections: Sections = () => {
  const says = say('stars-box-says');
  return [
    { kind: 'messages', title: say('stars-box-alien'), says, at: ['cards', 'alien'], prefix: 'A' },
    { kind: 'messages', title: say('stars-box-scientists'), says, at: ['cards', 'scientists'], prefix: 'S' },
  ];
};
