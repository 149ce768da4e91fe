/**
 * The height that is really visible. On some phones the keyboard covers the page without resizing it; only the visual
 * viewport knows. CSS reads `--height`, and `data-short` says that little is left. `data-large` says that text is large
 * for this screen: a table is then a page that scrolls, and need not fit.
 */
const SHORT = 530;
/** A screen with fewer letter heights across has large text: for example a small phone at 150 %. */
const NARROW = 18;
/** The same for lines: a phone in landscape with text that large. */
const LOW = 17;
const USUAL = 16;

export function measure(): void {
  const view = window.visualViewport;
  if (!view) return;
  const note = (): void => {
    const root = document.documentElement;
    const letter = parseFloat(getComputedStyle(root).fontSize) || USUAL;
    const large = innerWidth / letter < NARROW || (letter > USUAL && view.height / letter < LOW);
    root.style.setProperty('--height', `${Math.round(view.height)}px`);
    root.toggleAttribute('data-short', view.height < SHORT && !large);
    root.toggleAttribute('data-large', large);
  };
  view.addEventListener('resize', note);
  note();
}
