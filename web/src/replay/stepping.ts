/** From moment to moment. */
import type { GameModule } from '$/contract/game';
import { isMirrored } from '$/lib/words/direction';
import type { Reel } from './reel';

/** A seat, all seats at once, or a spectator. */
export type Eye = number | 'all' | 'watcher';

/** The nearest of these moments after or before one. */
export function next(moments: readonly number[], moment: number, by: 1 | -1): number {
  const found = by > 0 ? moments.find((one) => one > moment) : moments.findLast((one) => one < moment);
  return found ?? moment;
}

/** The moments where something was decided, as the game says; by default the ends of rounds. */
export function greatMoments(reel: Reel, module: GameModule): number[] {
  const isGreat =
    module.extras?.afterwards?.great ?? (({ t }: { t: string }): boolean => t.endsWith('-ended'));
  return [...new Set(reel.events.filter(({ event }) => isGreat(event as never)).map(({ moment }) => moment))];
}

/** Without requestIdleCallback, wait for a moment after the next paint. */
const SOON = 100;

/** Calls back after the next paint. Returns a function that cancels it. */
export function whenIdle(go: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(go, SOON);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(go, { timeout: 10 * SOON });
  return () => cancelIdleCallback(asked);
}

const FAR = 60;

/** A sideways swipe turns the page, unless it scrolls or moves something else. */
export function swipes(step: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const down = ({ touches, target }: TouchEvent): void => {
      const touch = touches[0];
      const isOwn = isSideways(target as HTMLElement, element);
      from = touch && touches.length === 1 && !isOwn ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 !== isMirrored() ? 1 : -1);
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchend', up, { passive: true });
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchend', up);
    };
  };
}

/** Whether something under the finger scrolls sideways. */
function isSideways(target: HTMLElement | null, within: HTMLElement): boolean {
  for (let at = target; at && at !== within; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return true;
  return false;
}
