/**
 * The best words of an evening: of all rounds of one game at one table. Each round's own best come from the server; those
 * of the rounds before are kept on this device, of the latest table and game alone.
 */
export interface Best {
  name: string;
  word: string;
  /** As the game weighs its words. */
  value: number;
  points?: number | null;
}

interface Evening {
  code: string;
  games: Record<number, Best[]>;
}

const KEY = 'parlour.evening';
const MOST = 3;
let lately: Evening = { code: '', games: {} };

function evening(code: string): Evening {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Evening | null;
    if (found?.code === code) return found;
  } catch {
    // storage may be forbidden or hold something else: then it lasts as long as the page
  }
  return lately.code === code ? lately : { code, games: {} };
}

/** None after the first game, whose best words are those of the evening. */
export function eveningWords(code: string, number: number, words: readonly Best[]): Best[] {
  const { games } = evening(code);
  games[number] = [...words];
  lately = { code, games };
  try {
    localStorage.setItem(KEY, JSON.stringify(lately));
  } catch {
    // as above
  }
  if (Object.keys(games).length < 2) return [];
  const best = new Map<string, Best>();
  for (const one of Object.values(games)
    .flat()
    .sort((a, b) => b.value - a.value))
    if (!best.has(one.word)) best.set(one.word, one);
  return [...best.values()].slice(0, MOST);
}
