/** What the house asks of a game in words: its settings and its refusals. */
import type { Spoken } from '$/lib/i18n.svelte';

export const settingTexts: Spoken<Record<string, { label: string; values?: Record<string, string> }>> = {
  en: {
    special_die: { label: 'Special die' },
    green_only: { label: 'Only easy categories' },
    seconds: { label: 'Seconds for a word' },
    judge: { label: 'Who judges words', values: { table: 'The table', data: 'Our lists' } },
    first_bookworm: { label: 'First Bookworm' },
  },
  uk: {
    special_die: { label: 'Особливий кубик' },
    green_only: { label: 'Лише легкі категорії' },
    seconds: { label: 'Секунд на слово' },
    judge: { label: 'Хто судить слова', values: { table: 'Стіл', data: 'Наші списки' } },
    first_bookworm: { label: 'Перший хробак' },
  },
};

export const refusals: Spoken<Record<string, string>> = {
  en: {
    'too-long': 'That is too long for an answer.',
    'too-many-words': 'One to three words are one answer.',
    'said-before': 'Named before in this round.',
    'voted-down': 'The table ruled: it does not fit.',
    'starts-with-no-die': 'No die shows its first letter.',
    'wrong-letter': 'This die does not show its first letter.',
    'which-die': 'Several dice show its letter: tap one.',
    'no-such-die': 'This die is not there.',
    'own-die': 'That die is yours already.',
    'same-die': 'You have this die already.',
    'no-word-takes-it': 'No word takes this die.',
    'stays-with-its-player': 'This die can’t be taken from a player.',
    'not-on-top': 'Only the top die of a stack can be taken.',
    'no-bookworm-card': 'No Bookworm card is left: only dice from the middle now.',
    'does-not-fit': 'Our list says it does not fit.',
    'too-late': 'Too late: a word may be doubted for five seconds.',
    'no-such-category': 'The card has no such line.',
    'same-side': 'It must be another side.',
  },
  uk: {
    'too-long': 'Для відповіді це задовго.',
    'too-many-words': 'Відповідь — від одного до трьох слів.',
    'said-before': 'Уже називали в цьому раунді.',
    'voted-down': 'Стіл вирішив: не підходить.',
    'starts-with-no-die': 'Жоден кубик не має першої літери слова.',
    'wrong-letter': 'На цьому кубику немає першої літери слова.',
    'which-die': 'Літера є на кількох кубиках: торкніться одного.',
    'no-such-die': 'Цього кубика тут немає.',
    'own-die': 'Цей кубик уже ваш.',
    'same-die': 'Цей кубик уже у вас.',
    'no-word-takes-it': 'Цей кубик не бере жодне слово.',
    'stays-with-its-player': 'Цей кубик не можна відібрати.',
    'not-on-top': 'Зі стосу можна взяти лише верхній кубик.',
    'no-bookworm-card': 'Карток хробака не лишилося: тепер лише кубики з середини.',
    'does-not-fit': 'За нашим списком не підходить.',
    'too-late': 'Запізно: сумніватися можна п’ять секунд.',
    'no-such-category': 'На картці немає такого рядка.',
    'same-side': 'Має бути інший бік.',
  },
};
