import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  task: 'Fifteen dice, one crossword, no hurry: how close do you get to the best layout there is?',
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  mark: (points: number, best: number) => `${points} of ${best}`,
  perfect: 'Nobody can do better: that is the best there is.',
  proven: (best: number) => `${best} is the best there is.`,
  known: (best: number, bound: number) => `${best} is the best known; no layout is worth more than ${bound}.`,
  yours: (points: number) => `Yours: ${points}`,
  best: (score: number) => `The best: ${score}`,
  everyday: (score: number) => `Of everyday words: ${score}`,
  solution: 'Solution',
};

const uk: typeof en = {
  task: 'П’ятнадцять кубиків, один кросворд, без поспіху: чи близько ви до найкращої розкладки?',
  points: (n) => plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' }),
  mark: (points, best) => `${points} з ${best}`,
  perfect: 'Краще не може ніхто: це найбільше з можливого.',
  proven: (best) => `${best} — найбільше з можливого.`,
  known: (best, bound) => `${best} — найкраще з відомого; більше ніж ${bound} не дасть жодна розкладка.`,
  yours: (points) => `Ваш: ${points}`,
  best: (score) => `Найкращий: ${score}`,
  everyday: (score) => `Зі звичних слів: ${score}`,
  solution: 'Розв’язок',
};

export const say = spoken<typeof en>({ en, uk });
