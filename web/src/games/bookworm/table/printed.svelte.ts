/** What is printed on the dice, in the table's language, which may differ from the reader's. */
import { say, sayIn } from '$/lib/words/messages.svelte';
import type { Side } from '../wire';

export const printed = $state<{ language: string }>({ language: 'en' });

type Lettered = 'a-z' | 'n-o-t';

/** Whether a side of the special die shows letters; the others show pictures. */
export const isLettered = (side: Side): side is Lettered => side === 'a-z' || side === 'n-o-t';

/** What such a side shows (`face`) or its name (`side`), in the reader's language until the table's is loaded. */
export function letteredIn(kind: 'face' | 'side', side: Lettered): string {
  const id = `bookworm-${kind}-${side}` as const;
  const found = sayIn(printed.language, id);
  return found === id ? say(id) : found;
}
