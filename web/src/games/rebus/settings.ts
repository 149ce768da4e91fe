import type { SettingTexts } from '../game';

export const settingTexts: SettingTexts = {
  en: {
    pace: { label: 'Pace', values: { turns: 'By turns', together: 'Together', duplicate: 'Same roll' } },
    hourglass_seconds: { label: 'The hourglass' },
    turns_of_the_glass: { label: 'Turns of the glass' },
    islands: { label: 'Islands', values: { printed: 'as printed', none: 'none' } },
    shortest: { label: 'Shortest word' },
    star_letter: { label: 'A star’s letter', values: { fixed: 'fixed', free: 'free' } },
    negative_turns: { label: 'A negative turn', values: { zero: 'is 0', keep: 'is kept' } },
    mercy: { label: 'Mercy' },
    judge: {
      label: 'Who judges words',
      values: { dictionary: 'Dictionary', table: 'The table', appeal: 'Appeals' },
    },
  },
  uk: {
    pace: { label: 'Темп', values: { turns: 'По черзі', together: 'Разом', duplicate: 'Той самий кидок' } },
    hourglass_seconds: { label: 'Пісковий годинник' },
    turns_of_the_glass: { label: 'Скільки разів перевернути' },
    islands: { label: 'Острівці', values: { printed: 'як надруковано', none: 'без них' } },
    shortest: { label: 'Найкоротше слово' },
    star_letter: { label: 'Літера зірки', values: { fixed: 'незмінна', free: 'вільна' } },
    negative_turns: { label: 'Від’ємний хід', values: { zero: 'це 0', keep: 'лишається' } },
    mercy: { label: 'Милосердя' },
    judge: {
      label: 'Хто судить слова',
      values: { dictionary: 'Словник', table: 'Стіл', appeal: 'Оскарження' },
    },
  },
};
