/** Whether somebody is reading on this page: they have scrolled down to something, or a sheet is open. */
const FAR = 80;

export function isReading(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const far = [document.scrollingElement, ...document.querySelectorAll('main')];
  return far.some((one) => (one?.scrollTop ?? 0) > FAR);
}
