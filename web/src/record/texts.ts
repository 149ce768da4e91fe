import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';
import type { Wrong } from './file';

const wrongEn: Record<Wrong, string> = {
  none: 'This file is no record of Parlour. Nothing was changed.',
  cut: 'This file is cut short: its end is missing. Nothing was changed.',
  newer: 'This file comes from a newer Parlour than this one. Nothing was changed.',
  huge: 'This file is larger than any record can be. Nothing was changed.',
};

const en = {
  title: 'My record',
  says: 'What was played on this device. It is kept here and sent nowhere.',
  empty: 'Nothing yet: it begins with the next game that you play to its end.',
  games: (n: number) => plural('en', n, { one: 'game', other: 'games' }),
  won: (n: number, of: number) => `${n} of ${of} won`,
  streak: (n: number) => plural('en', n, { one: 'day in a row', other: 'days in a row' }),
  longest: (n: number) => `longest: ${n}`,
  forgiven: 'One missed day is forgiven.',
  days: (days: number) => `Games on the last ${days} days`,
  onDays: (games: number, days: number, of: number) =>
    `${plural('en', games, { one: 'game', other: 'games' })} on ${days} of the last ${of} days`,
  today: 'today',
  average: 'on average',
  most: (n: string) => `most: ${n}`,
  latest: (points: string) => `Points of the latest games, oldest first: ${points}`,
  latestShort: 'Latest games',
  wonKey: 'won',
  words: 'Best words',
  fastest: 'Fastest find',
  seconds: (n: string) => `${n} s`,
  save: 'Save as a file',
  load: 'Add from a file',
  delete: 'Delete all',
  question: (n: number) =>
    `Delete the record of ${plural('en', n, { one: 'game', other: 'games' })}? Nobody else has a copy.`,
  questionStrange: 'Delete what lies here? Nobody else has a copy.',
  sure: 'Delete',
  keep: 'Keep it',
  deleted: 'Deleted.',
  added: (n: number) =>
    n
      ? `Added ${plural('en', n, { one: 'game', other: 'games' })}.`
      : 'All of these games were here already.',
  wrong: wrongEn,
};

const uk: typeof en = {
  title: 'Мої ігри',
  says: 'Що зіграно на цьому пристрої. Зберігається лише тут і нікуди не надсилається.',
  empty: 'Поки порожньо: почнеться з наступної гри, яку ви дограєте до кінця.',
  games: (n) => plural('uk', n, { one: 'гра', few: 'гри', many: 'ігор', other: 'гри' }),
  won: (n, of) => `${n} з ${of} виграно`,
  streak: (n) =>
    plural('uk', n, { one: 'день поспіль', few: 'дні поспіль', many: 'днів поспіль', other: 'дня поспіль' }),
  longest: (n) => `найдовша серія: ${n}`,
  forgiven: 'Один пропущений день серії не перериває.',
  days: (days) =>
    `Ігри за останні ${plural('uk', days, { one: 'день', few: 'дні', many: 'днів', other: 'дня' })}`,
  onDays: (games, days, of) =>
    `${plural('uk', games, { one: 'гра', few: 'гри', many: 'ігор', other: 'гри' })}; днів з іграми: ${days} з ${of}`,
  today: 'сьогодні',
  average: 'у середньому',
  most: (n) => `найбільше: ${n}`,
  latest: (points) => `Очки останніх ігор, від давніших: ${points}`,
  latestShort: 'Останні ігри',
  wonKey: 'виграно',
  words: 'Найкращі слова',
  fastest: 'Найшвидша знахідка',
  seconds: (n) => `${n} с`,
  save: 'Зберегти у файл',
  load: 'Додати з файлу',
  delete: 'Видалити все',
  question: (n) =>
    `Видалити записи про ${plural('uk', n, { one: 'гру', few: 'гри', many: 'ігор', other: 'гри' })}? Більше їх ніде немає.`,
  questionStrange: 'Видалити те, що тут лежить? Більше цього ніде немає.',
  sure: 'Видалити',
  keep: 'Залишити',
  deleted: 'Видалено.',
  added: (n) =>
    n
      ? `Додано: ${plural('uk', n, { one: 'гра', few: 'гри', many: 'ігор', other: 'гри' })}.`
      : 'Усі ці ігри тут уже є.',
  wrong: {
    none: 'Це не файл записів Parlour. Нічого не змінено.',
    cut: 'Файл обірвано: бракує кінця. Нічого не змінено.',
    newer: 'Файл записала новіша версія Parlour. Нічого не змінено.',
    huge: 'Файл більший, ніж можуть бути записи. Нічого не змінено.',
  },
};

export const say = spoken<typeof en>({ en, uk });
