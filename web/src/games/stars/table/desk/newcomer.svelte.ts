/** Whether tips are offered on this device: to newcomers, until they say what they want. */
import { store, stored } from '$/lib/stored';
const KEY = 'parlour.stars.tips';
const GAMES = 3;

interface Kept {
  /** Games played to the end here. */
  played: number;
  /** What the player chose; null: as it suits a newcomer. */
  wants: boolean | null;
}

const kept = $state<Kept>({ played: 0, wants: null, ...stored(KEY, {}) });

function change(what: Partial<Kept>): void {
  Object.assign(kept, what);
  store(KEY, kept);
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
