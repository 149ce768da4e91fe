import type { SettingTexts } from '../game';

export const settingTexts: SettingTexts = {
  en: {
    mode: { label: 'Dice', values: { classic: 'Classic', easy: 'Easy', effects: 'Effects', party: 'Party' } },
    shorter_word: { label: 'A shorter word beats' },
    double_letters: { label: 'A letter on two dice', values: { each: 'twice', once: 'once' } },
    same_moment_ms: { label: 'The same moment' },
    gentle: { label: 'Gentle' },
    judge: {
      label: 'Who judges words',
      values: { dictionary: 'Dictionary', table: 'The table', appeal: 'Appeals' },
    },
    patience_s: { label: 'Patience' },
    hints: { label: 'Hints' },
    spoken: { label: 'Buzz and speak' },
  },
  uk: {
    mode: {
      label: 'Кубики',
      values: { classic: 'Класична', easy: 'Легка', effects: 'Ефекти', party: 'Вечірка' },
    },
    shorter_word: { label: 'Коротше слово перебиває' },
    double_letters: { label: 'Літера на двох кубиках', values: { each: 'двічі', once: 'один раз' } },
    same_moment_ms: { label: 'Одна мить' },
    gentle: { label: 'Лагідна гра' },
    judge: {
      label: 'Хто судить слова',
      values: { dictionary: 'Словник', table: 'Стіл', appeal: 'Оскарження' },
    },
    patience_s: { label: 'Терпіння' },
    hints: { label: 'Підказки' },
    spoken: { label: 'Тисни й кажи' },
  },
};
