import { sayAll, sayAny } from '$/lib/words/messages.svelte';

/** Steps of the messages `GAME-how-1` … in their order on screens: one of them is not for paper. */
const ORDER = ['1', '2', '3', '4', 'screen', '5', '6'];

/** Returns the titles and sentences of a game's How to play. */
export function stepsOf(game: string): { title: string; says: string }[] {
  const attributeOf = (id: string, name: string): string => sayAny(`${game}-${id}.${name}`) ?? '';
  const titles = sayAll(`${game}-step`);
  if (titles.length)
    return titles.map((title, at) => ({ title, says: attributeOf(`step-${at + 1}`, 'says') }));
  return ORDER.flatMap((step) => {
    const says = sayAny(`${game}-how-${step}`);
    return says ? { title: attributeOf(`how-${step}`, 'title'), says } : [];
  });
}
