/** Words that took a die, each worth its dots, and how soon after whatever had happened before. */
import type { Find, Heard } from '$/contract/game';
import type { Event, View } from './wire';

export function finds(_view: View, story: readonly Heard[], seat: number): Find[] {
  const found: Find[] = [];
  let dots: number[] = [];
  let before: number | null = null;
  for (const { event, at, live } of story as readonly (Heard & { event: Event })[]) {
    if (event.t === 'dice-rolled') dots = event.faces.map((face) => face.dots);
    else if (event.t === 'took' && event.spoken.seat === seat)
      found.push({
        word: event.spoken.word,
        points: dots[event.spoken.die] ?? 1,
        ...(live && before !== null && { ms: at - before }),
      });
    else if (event.t === 'taken-back' && event.seat === seat) found.pop();
    before = live ? at : null;
  }
  return found;
}
