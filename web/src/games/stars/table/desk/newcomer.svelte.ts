/** Whether tips are offered on this device: to newcomers, until they say what they want. */
import { persisted } from '$/beside/persisted.svelte';

const GAMES = 3;

interface Habits {
  /** Games played to the end here. */
  played: number;
  /** What the player chose; null: as it suits a newcomer. */
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
