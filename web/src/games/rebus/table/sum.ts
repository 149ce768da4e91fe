/** How the points of a crossword are counted: across + down − unused = total. */
import { signed } from '$/beside/signed';
import { say } from '$/lib/words/messages.svelte';
import type { Reading } from '../wire';

export const sumOf = ({ across, down, unused, total }: Reading): string =>
  unused
    ? say('rebus-sum', { across, down, unused, total: signed(total) })
    : say('rebus-sum-all', { across, down, total: signed(total) });
