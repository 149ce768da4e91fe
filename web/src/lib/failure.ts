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

export function errorInWords(error: unknown): string {
  return inWords(error instanceof Failed ? error : { code: 'failed', detail: '' });
}
