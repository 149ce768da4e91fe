import { spoken } from '$/lib/words/i18n.svelte';

const en = {
  shown: 'The table as you see it',
  watched: 'The table as everyone sees it',
  moves: 'What you can do',
  wait: 'Nothing to do for you just now.',
  free: '(may stay empty)',
  none: '— none —',
  choose: 'Choose…',
  add: (label: string) => `${label}: one more`,
  remove: (label: string, n: number) => `${label}: remove number ${n}`,
  nth: (label: string, n: number) => `${label}, number ${n}`,
  give: (label: string) => `Add: ${label}`,
  json: 'as JSON',
  again: 'Try again',
  loading: 'Laying out the moves…',
};

const uk: typeof en = {
  shown: 'Стіл, як його бачите ви',
  watched: 'Стіл, як його бачать усі',
  moves: 'Що можна зробити',
  wait: 'Зараз від вас нічого не треба.',
  free: '(можна не заповнювати)',
  none: '— нічого —',
  choose: 'Оберіть…',
  add: (label) => `${label}: додати ще`,
  remove: (label, n) => `${label}: прибрати № ${n}`,
  nth: (label, n) => `${label}, № ${n}`,
  give: (label) => `Додати: ${label}`,
  json: 'у форматі JSON',
  again: 'Спробувати ще',
  loading: 'Розкладаємо ходи…',
};

export const say = spoken<typeof en>({ en, uk });
