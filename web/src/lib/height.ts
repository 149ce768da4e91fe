/**
 * The height that is really visible. On some phones the keyboard covers the page without resizing it; only the visual
 * viewport knows. CSS reads `--height`, and `data-short` says that little is left.
 */
const SHORT = 480;

export function measure(): void {
  const view = window.visualViewport;
  if (!view) return;
  const note = (): void => {
    const root = document.documentElement;
    root.style.setProperty('--height', `${Math.round(view.height)}px`);
    root.toggleAttribute('data-short', view.height < SHORT);
  };
  view.addEventListener('resize', note);
  note();
}
