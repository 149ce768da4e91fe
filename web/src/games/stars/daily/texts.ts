import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  step: 'Cipher of the day',
  task: 'Crack the cipher: the Alien has sent these words with their scores, and only one cipher fits them all. No clock, one guess.',
  points: (n: number) => plural('en', n, { one: 'letter', other: 'letters' }),
  mark: (n: number, of: number) => `${n} of ${of}`,
  perfect: 'Cracked: every letter in its group.',
  some: (n: number) => `${plural('en', n, { one: 'letter', other: 'letters' })} in the right group.`,
  cipher: 'The cipher',
  yours: 'Your guess',
  heard: 'What each word told',
  left: (n: number) => (n === 1 ? 'one cipher left' : `${n.toLocaleString('en')} ciphers left`),
};

const uk: typeof en = {
  step: 'Шифр дня',
  task: 'Зламайте шифр: Прибулець надіслав ці слова з оцінками, і всім їм відповідає лише один шифр. Без годинника, одна спроба.',
  points: (n) => plural('uk', n, { one: 'літера', few: 'літери', many: 'літер', other: 'літери' }),
  mark: (n, of) => `${n} з ${of}`,
  perfect: 'Зламано: кожна літера у своїй групі.',
  some: (n) =>
    `У своїй групі: ${plural('uk', n, { one: 'літера', few: 'літери', many: 'літер', other: 'літери' })}.`,
  cipher: 'Шифр',
  yours: 'Ваш здогад',
  heard: 'Що сказало кожне слово',
  left: (n) => `лишилося ${plural('uk', n, { one: 'шифр', few: 'шифри', many: 'шифрів', other: 'шифру' })}`,
};

export const say = spoken<typeof en>({ en, uk });
