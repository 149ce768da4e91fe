/** Moves the keyboard focus to an element that is no control, without a visible frame. */
export function focusQuietly(place: HTMLElement): void {
  place.dataset['quiet'] = '';
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => delete place.dataset['quiet'], { once: true });
}
