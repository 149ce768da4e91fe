import { Failed } from './api';
import { speak, t, type Spoken } from './i18n.svelte';

/** A refusal or an error in the player's language; the server's own words where we have none. */
export function inWords(
  failed: { code: string; detail: string },
  own?: Spoken<Record<string, string>>,
): string {
  return (
    (own && speak(own)[failed.code]) ??
    t().failures[failed.code] ??
    (failed.detail || t().failures['failed'] || '')
  );
}

/** Nobody answered, or something in between did: the next try may go well. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Failed && (error.code === 'offline' || error.status >= 500);

export function errorInWords(error: unknown): string {
  return inWords(error instanceof Failed ? error : { code: 'failed', detail: '' });
}
