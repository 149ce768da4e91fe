/** Whether tips are offered on this device: to newcomers, until they say what they want. */
import { store, stored } from '$/lib/stored';
const KEY = 'parlour.stars.tips';
const GAMES = 3;

interface Habits {
  /** Games played to the end here. */
  played: number;
  /** What the player chose; null: as it suits a newcomer. */
  wants: boolean | null;
}

const habits = $state<Habits>({ played: 0, wants: null, ...stored(KEY, {}) });

function change(what: Partial<Habits>): void {
  Object.assign(habits, what);
  store(KEY, habits);
}

export const newcomer = {
  get tips(): boolean {
    return habits.wants ?? habits.played < GAMES;
  },
  set tips(wants: boolean) {
    change({ wants });
  },
  hasPlayed(): void {
    change({ played: habits.played + 1 });
  },
};
