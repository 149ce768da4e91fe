import { movesLess } from '$/lib/device/settings.svelte';

interface Step extends Keyframe {
  over: 'from' | 'to';
  size: number;
}

/** Flies a sign from one element of the screen to another, to show who won or took something. */
export function fly(
  screen: HTMLElement,
  { from, to }: Record<Step['over'], string>,
  sign: { look: string; text?: string; duration: number },
  steps: readonly Step[],
): void {
  const boxOf = (place: string): DOMRect | undefined => screen.querySelector(place)?.getBoundingClientRect();
  const boxes = { from: boxOf(from), to: boxOf(to) };
  if (!boxes.from || !boxes.to || movesLess()) return;
  const flying = document.createElement('span');
  flying.className = `fixed untouched ${sign.look}`;
  flying.textContent = sign.text ?? '';
  flying.setAttribute('aria-hidden', 'true');
  document.body.append(flying);
  const frames = steps.map(({ over, size, ...rest }) => {
    const { x, y, width, height } = boxes[over] as DOMRect;
    return { ...rest, transform: `translate(${x + width / 2}px, ${y + height / 2}px) scale(${size})` };
  });
  const flight = flying.animate(frames, { duration: sign.duration, easing: 'cubic-bezier(.3,.1,.3,1)' });
  flight.onfinish = flight.oncancel = () => flying.remove();
}
