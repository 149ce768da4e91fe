import { spoken } from '$/lib/words/i18n.svelte';
import type { Fit } from '$/pocket/answers';

const en = {
  title: 'Does it fit?',
  category: 'Category',
  choose: 'Choose one',
  levels: { green: 'Easy', yellow: 'Middling', red: 'Hard' },
  answer: 'The word that was named',
  language: 'Language of the word',
  ask: 'Ask the lists',
  fits: {
    yes: 'fits, our lists have it there',
    no: 'does not fit: our lists know it as something else',
    unsure: 'our lists can’t tell; vote, and a tie means it fits',
  } as Record<Fit, string>,
  meant: (word: string) => `Was ${word} meant?`,
  offline: 'No connection, and no dictionary on this device: vote on it.',
};

const uk: typeof en = {
  title: 'Чи підходить?',
  category: 'Категорія',
  choose: 'Оберіть',
  levels: { green: 'Легкі', yellow: 'Середні', red: 'Важкі' },
  answer: 'Назване слово',
  language: 'Мова слова',
  ask: 'Спитати списки',
  fits: {
    yes: 'підходить, у наших списках воно там є',
    no: 'не підходить: наші списки знають це як щось інше',
    unsure: 'наші списки не певні; голосуйте, а нічия означає, що підходить',
  },
  meant: (word) => `Може, ${word}?`,
  offline: 'Немає ні зв’язку, ні словника на цьому пристрої: голосуйте.',
};

export const say = spoken<typeof en>({ en, uk });
