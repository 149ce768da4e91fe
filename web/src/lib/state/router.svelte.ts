/** The router: plain paths and the History API. */
import { from, to } from '../base';

export type Place =
  | { at: 'home' }
  | { at: 'about' | 'games' | 'on' | 'record' | 'settings' }
  | { at: 'companion'; game?: string }
  | { at: 'how'; game: string; about?: boolean }
  | { at: 'replay'; name: string | null }
  | { at: 'roll'; game: string }
  | { at: 'daily'; day: string | null; game: string | null }
  | { at: 'box'; game?: string; id?: string }
  | { at: 'table'; code: string; as: 'seat' | 'watch' | 'screen' }
  | { at: 'club'; code: string | null; as: 'teacher' | 'screen' | 'guest' }
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined) return { at: 'home' };
  if (rest.length) return { at: 'nowhere' };
  if (!second && /^(about|games|on|record|settings)$/.test(first)) return { at: first as 'about' };
  if (first === 'companion' && !third) return { at: 'companion', ...(second && { game: second }) };
  if (first === 'how' && second && (!third || third === 'about'))
    return { at: 'how', game: second, ...(third && { about: true }) };
  if (first === 'box') return { at: 'box', ...(second && { game: second }), ...(third && { id: third }) };
  if (first === 'replay' && !third) return { at: 'replay', name: second ?? null };
  if (first === 'roll' && second) return { at: first, game: second };
  if (first === 'daily') return { at: 'daily', day: second ?? null, game: third ?? null };
  if ((first === 'club' && (!third || third === 'screen')) || (first === 'c' && second && !third)) {
    const code = second ? decodeURIComponent(second).toUpperCase() : null;
    return { at: 'club', code, as: first === 'c' ? 'guest' : third ? 'screen' : 'teacher' };
  }
  if (first === 't' && second) {
    const code = decodeURIComponent(second).toUpperCase();
    if (!third) return { at: 'table', code, as: 'seat' };
    if (third === 'watch' || third === 'screen') return { at: 'table', code, as: third };
  }
  return { at: 'nowhere' };
}

class Router {
  #path = $state(from(location.pathname));
  /** How many steps back stay inside the client. The back button needs at least one. */
  #depth = 0;
  place = $derived(placeOf(this.#path));
  /** The query of the address. */
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => {
      this.#depth = Math.max(0, this.#depth - 1);
      this.#show(from(location.pathname));
    });
  }

  /** `path`: an address on this server, whatever its folder. */
  go(path: string, search = '', hash = ''): void {
    if (path === this.#path && search === this.search) return;
    history.pushState(null, '', to(path) + search + hash);
    this.#depth += 1;
    this.#show(path);
    scrollTo(0, 0);
  }

  #show(path: string): void {
    const old = document.querySelector('main');
    void import('./focus').then(({ focusPage }) => focusPage(old));
    this.#path = path;
    this.search = location.search;
  }

  back(): void {
    if (this.#depth > 0) history.back();
    else this.go('/');
  }
}

export const router = new Router();

/** Handles clicks on same-origin links. The browser handles all others. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin) return;
  const path = from(link.pathname);
  if (to(path) !== link.pathname || path.startsWith('/api/')) return;
  event.preventDefault();
  router.go(path, link.search, link.hash);
}
