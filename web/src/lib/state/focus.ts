/** Moves the keyboard focus to the beginning of a new page, not to the address bar. */
import { focusQuietly } from '../device/quiet-focus';

const PATIENCE_MS = 5_000;

/** Focuses the new page once it is there, unless it has set the focus itself. `old`: the page before it. */
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
