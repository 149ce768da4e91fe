/** Words that won a round, and how soon after the shake they were said. */
import type { Find, Heard } from '$/contract/game';
import type { Event, View } from './wire';

export function finds({ phase }: View, story: readonly Heard[], seat: number): Find[] {
  let [shaken, said]: [number | null, Find | null] = [null, null];
  const won: Find[] = [];
  for (const { event, at, live } of story as readonly (Heard & { event: Event })[]) {
    if (event.t === 'shook') [shaken, said] = [live ? at : null, null];
    else if (event.t === 'said' && event.seat === seat)
      said = { word: event.word, ...(shaken !== null && { ms: Math.max(0, event.at - shaken) }) };
    else if (event.t === 'named' && event.seat === seat) said = { word: event.word };
    else if (event.t === 'awarded' && event.seat === seat && said) won.push(said);
  }
  // The server knows which were the hardest to find: those first.
  const finest = phase.t === 'over' ? phase.finest.filter((one) => one.seat === seat) : [];
  const rank = ({ word }: Find): number => {
    const place = finest.findIndex((one) => one.word === word);
    return place < 0 ? finest.length : place;
  };
  return won.sort((a, b) => rank(a) - rank(b));
}
