/** A keyboard goes on where the new page begins, not at the address bar. */
import { focusQuietly } from '../device/quiet-focus';

const PATIENCE_MS = 5_000;

/** Focuses the new page once it is there, unless it has put the keyboard somewhere itself. `old`: the page that goes. */
export function focusPage(old: Element | null): void {
  const given = performance.now() + PATIENCE_MS;
  const look = (): void => {
    const main = document.querySelector<HTMLElement>('main');
    if (main && main !== old) return focus(main);
    if (performance.now() < given) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function focus(main: HTMLElement): void {
  if (document.activeElement?.matches(':not(body)')) return;
  main.tabIndex = -1;
  focusQuietly(main);
}
