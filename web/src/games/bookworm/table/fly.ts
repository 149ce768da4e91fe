import { movesLess } from '$/lib/device/settings.svelte';

/** A die flies from hand to hand in 400 ms, to show who took it from where. */
export function fly(screen: HTMLElement, source: number | null, seat: number, face: string): void {
  const at = (place: string): DOMRect | undefined => screen.querySelector(place)?.getBoundingClientRect();
  const from = at(source === null ? '.display' : `[data-seat="${source}"]`);
  const to = at(`[data-seat="${seat}"]`);
  if (!from || !to || movesLess()) return;
  const die = document.createElement('span');
  die.className = 'flying-die';
  die.textContent = face;
  die.setAttribute('aria-hidden', 'true');
  document.body.append(die);
  const place = (box: DOMRect, size: number): string =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) scale(${size})`;
  const flight = die.animate([{ transform: place(from, 1.6) }, { transform: place(to, 0.9) }], {
    duration: 380,
    easing: 'cubic-bezier(.3,.1,.3,1)',
  });
  flight.onfinish = flight.oncancel = () => die.remove();
}
