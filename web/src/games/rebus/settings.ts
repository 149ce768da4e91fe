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
    rounds: { label: 'Rounds' },
    live: { label: 'Words light up' },
    mercy: { label: 'Mercy' },
    one_device: { label: 'One device' },
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
    rounds: { label: 'Раунди' },
    live: { label: 'Слова світяться' },
    mercy: { label: 'Милосердя' },
    one_device: { label: 'Один пристрій' },
    judge: {
      label: 'Хто судить слова',
      values: { dictionary: 'Словник', table: 'Стіл', appeal: 'Оскарження' },
    },
  },
};
