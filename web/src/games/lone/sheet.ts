/** The printed sheet, for pages without a table. */

/** Points by squares (LON-03): rows of the same length are worth the same, so a word finds its row by itself (LON-06). */
export const POINTS: Record<number, number> = { 3: 3, 4: 5, 5: 8, 6: 12, 7: 17 };
/** The squares of its twelve rows. */
export const ROWS = [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7];
