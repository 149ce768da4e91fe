/** The names of dice, categories and words. */
import { settings } from '$/lib/device/settings.svelte';
import { isLettered, letteredIn } from './printed.svelte';
import { loud, say } from '$/lib/words/messages.svelte';
import { SPECIAL, type Die, type Line, type Side } from '../wire';

/** A category in the reader's language, else in its first one. Games of earlier versions have only one name. */
export const categoryName = ({ names, en }: Pick<Line, 'names' | 'en'>): string =>
  names?.[settings.language] ?? Object.values(names ?? {})[0] ?? en ?? '';

/** Letters as printed on the die: CK. */
export const faceOf = (die: Die): string => loud(die.letters);

/** A side of the green die: letters as printed, all else in the reader's language. */
export function sideName(side: Side): string {
  return isLettered(side) ? letteredIn('side', side) : say(`bookworm-side-${side}`);
}

export function dieName(die: Die, side: Side | null): string {
  if (die.id === SPECIAL) return say('bookworm-special', { side: sideName(side ?? 'turn') });
  const [one = '', other] = faceOf(die);
  const letters = other ? say('bookworm-either', { one, other }) : one;
  return say('bookworm-die', { letters, dots: die.dots });
}
