/** How dice, categories and words are called. */
import { loud } from '$/lib/words/loud';
import { settings } from '$/lib/device/settings.svelte';
import { printed } from './printed.svelte';
import { say, texts } from '../texts';
import { SPECIAL, type Die, type Line, type Side } from '../wire';

/** A category in the reader's language. */
export const categoryName = (line: Line): string => line[settings.language];

/** Letters as they stand on the die: CK. */
export const faceOf = (die: Die): string => loud(die.letters);

/** A side of the green die: letters as they stand on it, all else in the reader's language. */
export function sideName(side: Side): string {
  const onDie = texts[printed.language];
  return (onDie.sideFaces[side] ? onDie : say).sides[side];
}

export function dieName(die: Die, side: Side | null): string {
  if (die.id === SPECIAL) return say.special(sideName(side ?? 'turn'));
  return say.die([...faceOf(die)].join(say.or), die.dots);
}
