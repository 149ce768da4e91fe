/** What is on the companion's page stays there when the phone is locked or the page is loaded again. */
import { NO_LETTERS, type Cipher } from '../cipher';
import type { Draw } from '../draw';

export interface Companion {
  cipher: Cipher;
  isHidden: boolean;
  words: string[];
  /** One's own message card, as it was typed. */
  card: string;
  scored: [string, number][];
  draw: Draw;
}
const KEY = 'parlour.companion';
const EMPTY: Companion = {
  cipher: NO_LETTERS,
  isHidden: true,
  words: [],
  card: '',
  scored: [],
  draw: 'cards',
};

function read(): Companion {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Companion>) };
  } catch {
    return EMPTY;
  }
}

export const companion = $state(read());

export function change(what: Partial<Companion>): void {
  Object.assign(companion, what);
  try {
    localStorage.setItem(KEY, JSON.stringify(companion));
  } catch {
    // without storage it lasts as long as the page
  }
}
