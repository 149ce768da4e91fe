import { Failed } from './http';
import { say, sayAny } from '../words/messages.svelte';
import { movesOf } from './moves';
import { settings } from '../device/settings.svelte';

/** A refusal or an error in the player's language, or the server's own words if there is no message. */
export function inWords({ code, detail }: { code: string; detail: string }): string {
  return sayAny(`refused-${code}`) ?? (detail ? sentence(detail) : say('refused-failed'));
}

/** A refusal at a game's table: by the game's messages, else as its server says it, else as above. */
export async function refusalInWords(
  game: string,
  failed: { code: string; detail: string },
): Promise<string> {
  // A detail that names a word has it in capitals.
  const named = /\p{Lu}[\p{Lu}'’]+/u.exec(failed.detail)?.[0] ?? '';
  const values = { detail: failed.detail, card: named, word: named };
  const text = sayAny(`${game}-refused-${failed.code}`, values);
  if (text) return sentence(text);
  const served = await movesOf(game, settings.language).catch(() => null);
  const words = served?.refused[failed.code]?.replace('{detail}', failed.detail);
  return words ? sentence(words) : inWords(failed);
}

/** Messages begin in lower case, to follow a name or a colon. Here the message is alone. */
export function sentence(words: string): string {
  const begun = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** Whether the server was not reached or failed, so that another try may succeed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Failed && (error.code === 'offline' || error.status >= 500);

export function errorInWords(error: unknown): string {
  return inWords(error instanceof Failed ? error : { code: 'failed', detail: '' });
}
