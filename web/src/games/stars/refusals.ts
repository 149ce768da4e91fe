import type { Refusals } from '../game';

/** Refusals that name a word of the sender's card are put into words where they are shown. */
export const refusals: Refusals = {
  en: {
    empty: 'There is nothing to send.',
    'too-short': 'A word has at least 2 letters.',
    'too-long': 'That is too long.',
    'sent-twice': 'Your side has sent this word before.',
    'letter-twice': 'Each letter may stand in one group only.',
    'no-such-alien': 'Nobody sits on the Alien’s seat.',
    'wrong-number-of-seats': 'Teams need 4 to 12 players, together 2 to 12.',
  },
  uk: {
    empty: 'Надсилати нічого.',
    'too-short': 'У слові щонайменше 2 літери.',
    'too-long': 'Це задовго.',
    'sent-twice': 'Ваша сторона вже надсилала це слово.',
    'letter-twice': 'Кожна літера може стояти лише в одній групі.',
    'no-such-alien': 'На місці Прибульця ніхто не сидить.',
    'wrong-number-of-seats': 'Командам потрібно 4–12 гравців, разом — 2–12.',
  },
};
