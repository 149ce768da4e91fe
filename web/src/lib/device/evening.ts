/**
 * The best words of an evening: of all rounds of one game at one table. Each round's own best come from the server; those
 * of the rounds before are kept on this device, of the latest table and game alone.
 */
import { store, stored } from '../stored';

export interface Best {
  name: string;
  word: string;
  /** The value that the game gives the word. */
  value: number;
  points?: number | null;
}

interface Evening {
  code: string;
  games: Record<number, Best[]>;
}

const KEY = 'parlour.evening';
const MOST = 3;
/** If nothing can be stored, it lasts as long as the page. */
let lately: Evening = { code: '', games: {} };

function evening(code: string): Evening {
  const found = stored(KEY, lately);
  if (found.code === code) return found;
  return lately.code === code ? lately : { code, games: {} };
}

/** Empty after the first game, whose best words are those of the evening. */
export function eveningWords(code: string, number: number, words: readonly Best[]): Best[] {
  const { games } = evening(code);
  games[number] = [...words];
  lately = { code, games };
  store(KEY, lately);
  if (Object.keys(games).length < 2) return [];
  const best = new Map<string, Best>();
  for (const one of Object.values(games)
    .flat()
    .sort((a, b) => b.value - a.value))
    if (!best.has(one.word)) best.set(one.word, one);
  return [...best.values()].slice(0, MOST);
}
