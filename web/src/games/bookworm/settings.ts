import type { SettingTexts } from '../game';

export const settingTexts: SettingTexts = {
  en: {
    special_die: { label: 'Special die' },
    green_only: { label: 'Only easy categories' },
    seconds: { label: 'Seconds for a word' },
    judge: { label: 'Who judges words', values: { table: 'The table', data: 'Our lists' } },
    family: { label: 'Family words' },
    first_bookworm: { label: 'First Bookworm' },
    one_device: { label: 'One device' },
  },
  uk: {
    special_die: { label: 'Особливий кубик' },
    green_only: { label: 'Лише легкі категорії' },
    seconds: { label: 'Секунд на слово' },
    judge: { label: 'Хто судить слова', values: { table: 'Стіл', data: 'Наші списки' } },
    family: { label: 'Сімейні слова' },
    first_bookworm: { label: 'Перший хробак' },
    one_device: { label: 'Один пристрій' },
  },
};
