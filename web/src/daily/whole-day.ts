/** All rolls of a day together: their stars as stored on this device, and a text to share. */
import { say } from '$/lib/words/messages.svelte';
import type { Played } from '$/record/played';
import type { Mark } from '$/contract/marks';
import type { ShareCard } from '$/share/text';
import { litOf, STARS } from '$/record/stars';
import { dayInWords } from './days';

/** Stars by game. */
export function litIn(played: readonly Played[], day: string, language: string): Record<string, number> {
  const own = played.filter((one) => one.day?.day === day && one.language === language);
  return Object.fromEntries(
    own.flatMap(({ game, day }) => (day?.share == null ? [] : [[game, litOf(day.share)]])),
  );
}

const star = (isLit: boolean): Mark => ({
  ...{ sign: isLit ? '★' : '☆', form: 'square' },
  tone: isLit ? 'good' : 'empty',
});

interface Done {
  id: string;
  name: string;
  lit: number | undefined;
}

/** A line for each roll that is done. `count`: the number of rolls. */
export const dayCard = (day: string, done: readonly Done[], count: number): ShareCard => ({
  game: done[0]?.id ?? '',
  title: `${say('daily-title')} · ${day && dayInWords(day, 'medium')}`,
  result: say('daily-done-of', { done: done.length, count }),
  ranks: [],
  rows: done.map(({ name, lit }) => ({
    name,
    marks: lit === undefined ? [] : Array.from({ length: STARS }, (_, n) => star(n < lit)),
  })),
});
