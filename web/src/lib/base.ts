/**
 * Where the server is: `/`, or the folder under which its host put it (`parlour serve --base`). The server writes it
 * into the page, and all our addresses begin with it.
 */
export const BASE = document.querySelector('base')?.getAttribute('href') ?? '/';

/** Returns an address on this server, such as `/settings`, as the browser needs it. */
export const to = (path: string): string => BASE + path.slice(1);

/** Returns the browser's address as an address on this server. */
export const from = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : '/');
