/** Lets a keyboard go on at a place where there is nothing to press, without a frame around it: nobody chose it. */
export function focusQuietly(place: HTMLElement): void {
  place.dataset['quiet'] = '';
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => delete place.dataset['quiet'], { once: true });
}
