/** Settings in words: the game's own messages, else the shared ones. */
import { say, sayAny } from '$/lib/words/messages.svelte';

const own = (game: string, id: string): string | null =>
  sayAny(`${game}-setting-${id}`) ?? sayAny(`setting-${id}`);

/** Fallback without a message: the name in the code, spelled for people. */
const spaced = (name: string): string =>
  name.charAt(0).toLocaleUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');

export const settingLabel = (game: string, name: string): string => own(game, name) ?? spaced(name);

/** The sentence that explains a setting, or null if there is no message. */
export const settingSays = (game: string, name: string): string | null => own(game, `${name}.says`);

export function settingValue(game: string, name: string, value: unknown): string {
  const found = own(game, `${name}-${String(value)}`);
  if (found !== null) return found;
  if (typeof value === 'boolean') return say(value ? 'setting-on' : 'setting-off');
  return spaced(String(value));
}
