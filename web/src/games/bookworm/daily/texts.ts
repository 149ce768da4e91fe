import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  task: 'One card, one of its three categories, seven dice: a word that fits for each of them, twenty seconds a word.',
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  mark: (points: number, best: number) => `${points} of ${best}`,
  all: 'A word for every die: nobody can do better.',
  some: (n: number, of: number) => `${n} of ${of} dice taken.`,
  none: 'No die taken.',
  solution: 'What could be said',
  yours: 'your choice',
};

const uk: typeof en = {
  task: 'Одна картка, одна з трьох її категорій, сім кубиків: до кожного слово, яке пасує, і двадцять секунд на слово.',
  points: (n) => plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' }),
  mark: (points, best) => `${points} з ${best}`,
  all: 'Слово до кожного кубика: краще не може ніхто.',
  some: (n, of) => `Узято кубиків: ${n} з ${of}.`,
  none: 'Не взято жодного кубика.',
  solution: 'Що можна було сказати',
  yours: 'ваш вибір',
};

export const say = spoken<typeof en>({ en, uk });
