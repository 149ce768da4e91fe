/** The texts of the ceremony's cards, and the evening as a poster to share. */
import { catalogue, nameOf } from '$/lib/net/catalogue.svelte';
import { listed, loud, say, sayAny } from '$/lib/words/messages.svelte';
import type { Table } from '$/lib/state/table.svelte';
import type { Poster } from '$/share/text';
import type { CardView, CeremonyView } from '$/lib/wire.gen';

/** "1 crown each" where several share it. */
export const saysOf = ({ kind, names, value, word }: CardView): string =>
  sayAny(kind === 'crowns' && names.length > 1 ? 'ceremony-crowns.each' : `ceremony-${kind}.says`, {
    word: loud(word ?? ''),
    count: value,
    seconds: Math.round(value / 100) / 10,
  }) ?? '';

/** Three awards are enough for a poster: those with words first. */
const AWARDS = 3;

export function posterOf(table: Table, { cards, games = [] }: CeremonyView): Poster {
  const seats = table.now?.seats ?? [];
  const most = Math.max(1, ...seats.map((seat) => seat.crowns ?? 0));
  const awards = cards
    .filter(({ kind, names }) => kind !== 'crowns' && names.length)
    .toSorted((a, b) => Number(Boolean(b.word)) - Number(Boolean(a.word)));
  return {
    game: table.now?.game ?? '',
    title: say('ceremony-title'),
    people: seats
      .flatMap(({ name, crowns = 0, left }, seat) =>
        left ? [] : [{ name, seat, crowns, wins: crowns === most }],
      )
      .sort((a, b) => b.crowns - a.crowns),
    awards: awards.slice(0, AWARDS).map((card) => ({
      title: sayAny(`ceremony-${card.kind}`) ?? card.kind,
      names: listed(card.names),
      says: saysOf(card),
      word: card.word,
    })),
    games: [...new Set(games)].flatMap((id) => {
      const known = catalogue.of(id);
      return known ? [{ id, name: nameOf(known) }] : [];
    }),
  };
}
