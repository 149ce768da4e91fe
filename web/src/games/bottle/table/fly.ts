import { movesLess } from '$/lib/device/settings.svelte';

/** A diamond flies from the bottle to the winner in 400 ms. */
export function fly(screen: HTMLElement, seat: number): void {
  if (movesLess()) return;
  const from = screen.querySelector('.bottle')?.getBoundingClientRect();
  const to = screen.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!from || !to) return;
  const gem = document.createElement('span');
  gem.className = 'flying-gem';
  gem.setAttribute('aria-hidden', 'true');
  document.body.append(gem);
  const place = (box: DOMRect, size: number): string =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) scale(${size})`;
  const flight = gem.animate(
    [
      { transform: place(from, 0.4), opacity: 0 },
      { transform: place(from, 3), opacity: 1, offset: 0.3 },
      { transform: place(to, 1), opacity: 1 },
    ],
    { duration: 400, easing: 'cubic-bezier(.3,.1,.3,1)' },
  );
  flight.onfinish = flight.oncancel = () => gem.remove();
}
