import { spoken } from '$/lib/words/i18n.svelte';

const en = {
  title: 'Dictionary on this device',
  names: { en: 'English', uk: 'Ukrainian' },
  says: (name: string, size: string) =>
    `${name}, ${size}: then words, categories and crosswords are judged without a connection too.`,
  take: (size: string) => `Download ${size}`,
  taking: 'Downloading…',
  here: (name: string, size: string) => `${name} is here (${size}). New words come by themselves.`,
  remove: 'Remove it',
  failed: 'That did not work. Try again with a connection.',
  size: (megabytes: string) => `${megabytes} MB`,
};

const uk: typeof en = {
  title: 'Словник на цьому пристрої',
  names: { en: 'Англійська', uk: 'Українська' },
  says: (name, size) => `${name}, ${size}: тоді слова, категорії та кросворди перевіряться й без зв’язку.`,
  take: (size) => `Завантажити ${size}`,
  taking: 'Завантажуємо…',
  here: (name, size) => `${name} вже тут (${size}). Нові слова прийдуть самі.`,
  remove: 'Прибрати',
  failed: 'Не вдалося. Спробуйте, коли буде зв’язок.',
  size: (megabytes) => `${megabytes} МБ`,
};

export const say = spoken<typeof en>({ en, uk });
