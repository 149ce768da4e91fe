/** Whether tips are offered on this device: by default only to newcomers. */
import { persisted } from '$/beside/persisted.svelte';

const GAMES = 3;

interface Habits {
  /** Games played to the end here. */
  played: number;
  /** The player's choice; null for the default. */
  wants: boolean | null;
}

const { now: habits, change } = persisted<Habits>('parlour.stars.tips', { played: 0, wants: null });

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
