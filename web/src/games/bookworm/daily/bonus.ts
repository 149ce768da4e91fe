/** The extra points of each die by the difficulty of the day's category (BKW-34). */
export const BONUS = { green: 0, yellow: 1, red: 2 } as const;
