import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  task: 'Five shakes, a minute each: find a noun with all the letters. Every second left is a point, a mistake costs ten.',
  shake: (n: number, of: number) => `Shake ${n} of ${of}`,
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  found: (n: number, of: number) =>
    n === of
      ? `All ${of} words found.`
      : `${plural('en', n, { one: 'word', other: 'words' })} of ${of} found.`,
  solution: 'Shake by shake',
  none: 'nothing found',
  mistakes: (n: number) => plural('en', n, { one: 'mistake', other: 'mistakes' }),
  possible: (n: number) => plural('en', n, { one: 'word', other: 'words' }),
  such: 'everyday ones:',
};

const uk: typeof en = {
  task: 'П’ять струсів по хвилині: знайдіть іменник з усіма літерами. Кожна секунда, що лишилася, — бал, помилка коштує десять.',
  shake: (n, of) => `Струс ${n} з ${of}`,
  points: (n) => plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' }),
  found: (n, of) =>
    n === of
      ? 'Знайдено всі слова.'
      : `Знайдено ${plural('uk', n, { one: 'слово', few: 'слова', many: 'слів', other: 'слова' })} з ${of}.`,
  solution: 'Струс за струсом',
  none: 'нічого не знайдено',
  mistakes: (n) => plural('uk', n, { one: 'помилка', few: 'помилки', many: 'помилок', other: 'помилки' }),
  possible: (n) => plural('uk', n, { one: 'слово', few: 'слова', many: 'слів', other: 'слова' }),
  such: 'звичні:',
};

export const say = spoken<typeof en>({ en, uk });
