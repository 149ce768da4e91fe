/** Whether tips are offered on this device: to newcomers, until they say what they want. */
const KEY = 'parlour.stars.tips';
const GAMES = 3;

interface Kept {
  /** Games played to the end here. */
  played: number;
  /** What the player chose; null: as it suits a newcomer. */
  wants: boolean | null;
}

function read(): Kept {
  const fresh: Kept = { played: 0, wants: null };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

const kept = $state(read());

function change(what: Partial<Kept>): void {
  Object.assign(kept, what);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage it lasts as long as the page
  }
}

export const newcomer = {
  get tips(): boolean {
    return kept.wants ?? kept.played < GAMES;
  },
  set tips(wants: boolean) {
    change({ wants });
  },
  hasPlayed(): void {
    change({ played: kept.played + 1 });
  },
};
