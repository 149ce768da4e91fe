import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  task: 'One roll, three words, a minute and a half. A word scores if hardly anybody else of the day writes it.',
  points: (n: number) => plural('en', n, { one: 'point', other: 'points' }),
  lone: (n: number, of: number) =>
    n === of && n > 0
      ? 'All your words stayed lone.'
      : `${n} of ${plural('en', of, { one: 'word', other: 'words' })} stayed lone.`,
  nothing: 'No word written.',
  mayChange: 'While the day lasts, others may still write yours.',
  yours: 'Your words',
  alone: 'nobody else wrote it',
  few: (n: number) => `${n} more wrote it: few enough`,
  shared: (n: number) => `${plural('en', n, { one: 'other', other: 'others' })} wrote it too`,
  field: (others: number, people: number) =>
    people
      ? `Compared with ${plural('en', people, { one: 'person', other: 'people' })} of this day and ${others - people} bots.`
      : `Compared with ${others} bots, who wrote at the same dice: nobody else has played yet.`,
  rule: 'A word scores while at most one in eight of them has it.',
  bots: 'What the bots wrote',
  best: (n: number) => `Left by the bots, worth ${n}`,
  nobody: 'nothing',
};

const uk: typeof en = {
  task: 'Один кидок, три слова, півтори хвилини. Слово дає бали, якщо його того дня майже ніхто більше не напише.',
  points: (n) => plural('uk', n, { one: 'бал', few: 'бали', many: 'балів', other: 'бала' }),
  lone: (n, of) =>
    n === of && n > 0
      ? 'Усі ваші слова лишилися самотніми.'
      : `Самотніми лишилися ${n} з ${plural('uk', of, { one: 'слова', few: 'слів', many: 'слів', other: 'слова' })}.`,
  nothing: 'Жодного слова.',
  mayChange: 'Доки день триває, ваші слова ще можуть написати інші.',
  yours: 'Ваші слова',
  alone: 'більше ніхто не написав',
  few: (n) => `написали ще ${n}: небагато, тож рахується`,
  shared: (n) =>
    `написали ще ${plural('uk', n, { one: 'гравець', few: 'гравці', many: 'гравців', other: 'гравця' })}`,
  field: (others, people) =>
    people
      ? `Порівняно з ${plural('uk', people, { one: 'людиною', few: 'людьми', many: 'людьми', other: 'людини' })} цього дня й ${others - people} ботами.`
      : `Порівняно з ${others} ботами, які писали з тими самими кубиками: більше ще ніхто не грав.`,
  rule: 'Слово дає бали, доки його має щонайбільше кожен восьмий з них.',
  bots: 'Що написали боти',
  best: (n) => `Боти пропустили, разом ${n}`,
  nobody: 'нічого',
};

export const say = spoken<typeof en>({ en, uk });
