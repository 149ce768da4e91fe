import type { SettingTexts } from '../game';

export const settingTexts: SettingTexts = {
  en: {
    seconds: { label: 'Time to write' },
    own_repeats: { label: 'Your own word again', values: { score: 'scores', zero: 'scores 0' } },
    one_device: { label: 'One device' },
    paper: { label: 'Write on paper' },
    copy_s: { label: 'Time to type it in' },
    judge: {
      label: 'Who judges words',
      values: { dictionary: 'Dictionary', table: 'The table', appeal: 'Appeals' },
    },
  },
  uk: {
    seconds: { label: 'Час на письмо' },
    own_repeats: { label: 'Власне слово вдруге', values: { score: 'дає бали', zero: 'дає 0' } },
    one_device: { label: 'Один пристрій' },
    paper: { label: 'Писати на папері' },
    copy_s: { label: 'Час, щоб набрати' },
    judge: {
      label: 'Хто судить слова',
      values: { dictionary: 'Словник', table: 'Стіл', appeal: 'Оскарження' },
    },
  },
};
