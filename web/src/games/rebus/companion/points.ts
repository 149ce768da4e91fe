/** Points in words, with a real minus sign. */
import { signed } from '$/beside/signed';
import { say } from '$/lib/words/messages.svelte';

export const inPoints = (points: number): string =>
  say('rebus-beside-total', { points: signed(points), count: Math.abs(points) });
