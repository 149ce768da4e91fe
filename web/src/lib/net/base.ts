/**
 * Where the house stands: `/`, or the folder under which its host put it (`parlour serve --base`). The server writes
 * it into the page; everything of ours is named from there.
 */
export const BASE = document.querySelector('base')?.getAttribute('href') ?? '/';

/** An address of the house, as `/settings`, as the browser needs it. */
export const to = (path: string): string => BASE + path.slice(1);

/** The other way round: what the browser says, as an address of the house. */
export const from = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : '/');
