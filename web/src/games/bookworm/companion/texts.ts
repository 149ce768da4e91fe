import { spoken } from '$/lib/words/i18n.svelte';
import type { Special } from './points';

const en = {
  says: 'Name your words aloud; after each round tap in what lies before everyone.',
  title: 'Score sheet',
  now: (n: number) => `Round ${n}: what lies before whom?`,
  dice: 'Dice',
  die: (name: string, dots: number) => `${name}: a die with ${dots} dots`,
  undo: (name: string) => `${name}: take the last die off`,
  cards: 'Cards',
  card: (name: string) => `${name}: one more Bookworm card`,
  noCard: (name: string) => `${name}: one card less`,
  special: 'Special die',
  specialOf: (name: string) => `The special die of ${name}`,
  specials: { none: '–', 'n-o-t': 'N·O·T', 'last-die': 'last die', other: 'another side' } as Record<
    Special,
    string
  >,
  failed: 'had no word',
  done: 'Enter this round',
  takeBack: 'Take the last round back',
  won: (names: string, n: number) => `${names}: ${n} points, the game is won!`,
};

const uk: typeof en = {
  says: 'Слова називайте вголос, а після раунду торкніться того, що лежить перед кожним.',
  title: 'Таблиця балів',
  now: (n) => `Раунд ${n}: що перед ким лежить?`,
  dice: 'Кубики',
  die: (name, dots) => `${name}: кубик, крапок ${dots}`,
  undo: (name) => `${name}: прибрати останній кубик`,
  cards: 'Картки',
  card: (name) => `${name}: ще одна картка хробака`,
  noCard: (name) => `${name}: на картку менше`,
  special: 'Особливий кубик',
  specialOf: (name) => `Особливий кубик: ${name}`,
  specials: { none: '–', 'n-o-t': 'Н·О·Т', 'last-die': 'останній кубик', other: 'інший бік' },
  failed: 'не має слова',
  done: 'Записати раунд',
  takeBack: 'Повернути останній раунд',
  won: (names, n) => `${names}: балів ${n}, гру виграно!`,
};

export const say = spoken<typeof en>({ en, uk });
