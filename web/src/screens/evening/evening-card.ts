/** An evening to share: who won how often, and the awards without a word of the games. */
import { say, sayAny } from '$/lib/words/messages.svelte';
import type { Table } from '$/lib/state/table.svelte';
import type { Mark, Row } from '$/contract/marks';
import type { ShareCard } from '$/share/text';
import type { CardView } from '$/lib/wire.gen';

const LETTER: Mark = { sign: '🟨', form: 'square', tone: 'soft' };
const LONGEST = 12;

/** A word as a row of squares; anything else by its name. */
function row({ kind, names, value, word }: CardView): Row {
  const name = `${sayAny(`ceremony-${kind}`) ?? kind}: ${names.join(', ')}`;
  return { name, marks: word ? Array<Mark>(Math.min(LONGEST, [...word].length || value)).fill(LETTER) : [] };
}

export function cardOf(table: Table, cards: readonly CardView[]): ShareCard {
  const seats = table.now?.seats ?? [];
  const most = Math.max(1, ...seats.map((seat) => seat.crowns ?? 0));
  return {
    game: table.now?.game ?? '',
    title: say('ceremony-title'),
    ranks: seats
      .map(({ name, crowns = 0 }) => ({ name, score: crowns, wins: crowns === most }))
      .sort((a, b) => b.score - a.score),
    rows: cards.filter(({ kind }) => kind !== 'crowns').map(row),
  };
}
