/** The icons of the first page, by name. `more-icons.ts` adds those of all other pages. */
export const FIRST = {
  gear: 'M4 8h8.4M17.6 8H20M4 16h2.4M11.6 16H20M15 5.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM9 13.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  friends:
    'M8.5 11a3 3 0 100-6 3 3 0 000 6zM3 19c.4-3.6 2.4-5.5 5.5-5.5s5.1 1.9 5.5 5.5M16 10.5a2.5 2.5 0 10-1-4.8M17 13.7c2.3.3 3.7 2 4 4.8',
  bot: 'M6 9h12a1 1 0 011 1v8a1 1 0 01-1 1H6a1 1 0 01-1-1v-8a1 1 0 011-1zM12 9V5M10 4.5h4M9.2 13.2v.6M14.8 13.2v.6M9.5 16.4h5',
  moon: 'M19.5 14.5A8 8 0 019.5 4.5a8 8 0 1010 10z',
  one: 'M12 11a3 3 0 100-6 3 3 0 000 6zM6 19c.4-3.6 2.6-5.5 6-5.5s5.6 1.9 6 5.5',
  pass: 'M4 14.5h16M6.5 14.5V19M17.5 14.5V19M9 4.5h6a1 1 0 011 1V11H8V5.5a1 1 0 011-1z',
  info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5M12 8v.1',
  forward: 'M9 5l7 7-7 7',
} as const;

export const icons: Record<string, string> = { ...FIRST };
