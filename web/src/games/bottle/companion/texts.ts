import { spoken } from '$/lib/words/i18n.svelte';
import { plural } from '$/lib/words/plural';

const en = {
  says: 'The dice are in your own bottle; the diamonds are here.',
  title: 'Diamonds',
  count: (n: number) => plural('en', n, { one: 'diamond', other: 'diamonds' }),
  more: (name: string) => `${name}: one more`,
  less: (name: string) => `${name}: one less`,
  reserve: (n: number) => `${n} left in the reserve.`,
  won: (names: string) => `${names}: eight diamonds, the game is won!`,
};

const uk: typeof en = {
  says: 'Кубики у вашій пляшці, а діаманти — тут.',
  title: 'Діаманти',
  count: (n) => plural('uk', n, { one: 'діамант', few: 'діаманти', many: 'діамантів', other: 'діаманта' }),
  more: (name) => `${name}: ще один`,
  less: (name) => `${name}: на один менше`,
  reserve: (n) => `У запасі лишилося ${n}.`,
  won: (names) => `${names}: вісім діамантів, гру виграно!`,
};

export const say = spoken<typeof en>({ en, uk });
