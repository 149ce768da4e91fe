/** What the house shows of the game outside its screen: names of settings, and refusals in words. */

/** Seats are counted from 0, people from 1. */
const places = (name: string): Record<string, string> =>
  Object.fromEntries([...'01234567'].map((place) => [place, `${name} ${Number(place) + 1}`]));

export const settingTexts = {
  en: {
    mode: { label: 'Who plays whom', values: { coop: 'Together', teams: 'Two teams' } },
    hard: { label: 'Hard' },
    cipher_draw: {
      label: 'The cipher',
      values: { cards: 'Drawn as printed', uniform: 'Drawn evenly', chosen: 'Chosen by the Alien' },
    },
    scientists_decide: {
      label: 'Scientists decide',
      values: { majority: 'by majority', captain: 'their captain' },
    },
    alien: { label: 'Who is the Alien', values: places('Player') },
    deduction_aid: { label: 'Deduction sheet in play' },
  },
  uk: {
    mode: { label: 'Хто з ким', values: { coop: 'Разом', teams: 'Дві команди' } },
    hard: { label: 'Складно' },
    cipher_draw: {
      label: 'Шифр',
      values: { cards: 'Як у коробці', uniform: 'Рівномірно', chosen: 'Обирає Прибулець' },
    },
    scientists_decide: { label: 'Науковці вирішують', values: { majority: 'більшістю', captain: 'капітан' } },
    alien: { label: 'Хто Прибулець', values: places('Гравець') },
    deduction_aid: { label: 'Аркуш дедукції під час гри' },
  },
};

/** Refusals that name a word of the sender's card are put into words where they are shown. */
export const refusals = {
  en: {
    empty: 'There is nothing to send.',
    'too-short': 'A word has at least 2 letters.',
    'too-long': 'That is too long.',
    'sent-twice': 'Your side has sent this word before.',
    'unknown-letter': 'That letter is not in this alphabet.',
    'wrong-number-of-letters': 'It takes 3 trust letters, 2 amplify letters and 1 suspicion letter.',
    'letter-twice': 'Each letter may stand in one group only.',
    'wrong-colours': 'One green letter in trust, one in amplify, and at most one red letter in all.',
    'proposal-changed': 'That proposal is no longer there.',
    'agreed-already': 'You have agreed to this already.',
    'not-captain': 'Only the captain hands over.',
    'no-such-scientist': 'Choose another Scientist of your team.',
    'missing-word': 'Choose one word of each column.',
    'not-in-column': 'That word is not in this column.',
    'no-such-alien': 'Nobody sits on the Alien’s seat.',
    'wrong-number-of-seats': 'Teams need 4 to 12 players, together 2 to 12.',
  },
  uk: {
    empty: 'Надсилати нічого.',
    'too-short': 'У слові щонайменше 2 літери.',
    'too-long': 'Це задовго.',
    'sent-twice': 'Ваша сторона вже надсилала це слово.',
    'unknown-letter': 'Такої літери немає в цій абетці.',
    'wrong-number-of-letters': 'Потрібні 3 літери довіри, 2 підсилення і 1 підозри.',
    'letter-twice': 'Кожна літера може стояти лише в одній групі.',
    'wrong-colours': 'Одна зелена літера в довірі, одна в підсиленні, червона — щонайбільше одна.',
    'proposal-changed': 'Цієї пропозиції вже немає.',
    'agreed-already': 'Ви вже погодилися.',
    'not-captain': 'Передати може лише капітан.',
    'no-such-scientist': 'Виберіть іншого Науковця своєї команди.',
    'missing-word': 'Виберіть по слову з кожного стовпчика.',
    'not-in-column': 'У цьому стовпчику такого слова немає.',
    'no-such-alien': 'На місці Прибульця ніхто не сидить.',
    'wrong-number-of-seats': 'Командам потрібно 4–12 гравців, разом — 2–12.',
  },
};
