/** What each die counts on top of its dots, by how hard the category of the day is (BKW-34). */
export const BONUS = { green: 0, yellow: 1, red: 2 } as const;
