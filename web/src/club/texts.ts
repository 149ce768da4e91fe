/** A class or a club, in both languages. */
import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  title: 'A class or a club',
  says: 'One link for everybody: tables fill up as people arrive, and you see and lead them all. No account.',
  game: 'Game',
  people: 'People at a table',
  language: 'Language of the words',
  family: 'Family words: what nobody should meet in a class does not count here',
  make: 'Make the link',
  link: 'Everybody comes in by this link',
  table: (code: string) => `Table ${code}`,
  none: 'Nobody is here yet. As soon as somebody comes in, their table stands here.',
  here: (people: number, tables: number) =>
    `${plural('en', people, { one: 'person', other: 'people' })} at ${plural('en', tables, { one: 'table', other: 'tables' })}`,
  startAll: 'Start all',
  onwardAll: 'Next round for all',
  wentOn: (went: number, playing: number) =>
    playing
      ? `Next round: ${plural('en', went, { one: 'table', other: 'tables' })}. Still in the middle of one: ${playing}.`
      : `Next round: ${plural('en', went, { one: 'table', other: 'tables' })}.`,
  againAll: 'Next game for all',
  pauseAll: 'Pause all',
  resumeAll: 'Go on, all',
  results: 'Results as a file',
  watch: 'Watch',
  remove: (name: string) => `Remove ${name}`,
  states: {
    lobby: 'waits',
    playing: 'plays',
    rests: 'between rounds',
    over: 'over',
    stopped: 'stopped',
    paused: 'paused',
  },
  join: 'Take a seat',
  joinSays: (game: string) => `${game}: you are brought to a table where somebody is waiting.`,
  notYours: 'This page is the teacher’s, and opens on the device that made the link.',
  failed: (tables: string) => `Not yet possible at: ${tables}`,
};

export const say = spoken<typeof en>({
  en,
  uk: {
    title: 'Клас або гурток',
    says: 'Одне посилання для всіх: столи заповнюються, щойно хтось приходить, а ви бачите й ведете їх усі. Без реєстрації.',
    game: 'Гра',
    people: 'Людей за столом',
    language: 'Мова слів',
    family: 'Сімейні слова: чого в класі не кажуть, того тут не приймають',
    make: 'Створити посилання',
    link: 'Усі приходять за цим посиланням',
    table: (code) => `Стіл ${code}`,
    none: 'Ще нікого немає. Щойно хтось прийде, його стіл з’явиться тут.',
    here: (people, tables) =>
      `${plural('uk', people, { one: 'людина', few: 'людини', many: 'людей', other: 'людини' })}, ${plural('uk', tables, { one: 'стіл', few: 'столи', many: 'столів', other: 'стола' })}`,
    startAll: 'Почати всюди',
    onwardAll: 'Наступний раунд для всіх',
    wentOn: (went, playing) => {
      const tables = plural('uk', went, { one: 'стіл', few: 'столи', many: 'столів', other: 'стола' });
      return playing
        ? `Наступний раунд: ${tables}. Ще грають свій: ${playing}.`
        : `Наступний раунд: ${tables}.`;
    },
    againAll: 'Наступна гра для всіх',
    pauseAll: 'Пауза для всіх',
    resumeAll: 'Продовжити всюди',
    results: 'Результати файлом',
    watch: 'Дивитися',
    remove: (name) => `Прибрати: ${name}`,
    states: {
      lobby: 'чекає',
      playing: 'грає',
      rests: 'між раундами',
      over: 'закінчено',
      stopped: 'зупинено',
      paused: 'пауза',
    },
    join: 'Сісти за стіл',
    joinSays: (game) => `${game}: вас приведуть до столу, де вже хтось чекає.`,
    notYours: 'Ця сторінка для вчителя й відкривається на пристрої, де створили посилання.',
    failed: (tables) => `Поки що не можна за столами: ${tables}`,
  },
});
