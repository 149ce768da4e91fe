import { Failed } from './http';
import { speak, t, type Spoken } from '../words/i18n.svelte';
import { movesOf } from './moves';
import { settings } from '../device/settings.svelte';

/** A refusal or an error in the player's language; the server's own words where we have none. */
export function inWords(failed: { code: string; detail: string }): string {
  return (
    t().failures[failed.code] ?? (failed.detail ? sentence(failed.detail) : (t().failures['failed'] ?? ''))
  );
}

/** A refusal at a game's table: as its own client says it, else as the game says it itself, else as above. */
export async function refusalInWords(
  game: string,
  failed: { code: string; detail: string },
  own: Spoken<Record<string, string>>,
): Promise<string> {
  const told = speak(own)[failed.code];
  if (told) return told;
  const served = await movesOf(game, settings.language).catch(() => null);
  const words = served?.refused[failed.code]?.replace('{detail}', failed.detail);
  return words ? sentence(words) : inWords(failed);
}

/** Written to stand behind a name or a colon; here it stands alone. */
export function sentence(words: string): string {
  const begun = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** Nobody answered, or something in between did: the next try may go well. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Failed && (error.code === 'offline' || error.status >= 500);

export function errorInWords(error: unknown): string {
  return inWords(error instanceof Failed ? error : { code: 'failed', detail: '' });
}
