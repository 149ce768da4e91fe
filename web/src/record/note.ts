/** A finished game for the record of the person on this device. */
import type { Table } from '$/lib/state/table.svelte';
import { wayOf } from '$/lib/state/ways';
import type { Kind, Played } from './played';

/** The seat of the device's owner: the only one played from here. With several, nobody knows which it is. */
function mineOf(table: Table): number | undefined {
  const own = table.mine.filter((seat) => table.seat(seat)?.bot == null);
  return own.length === 1 ? own[0] : undefined;
}

function kindOf({ now }: Table, mine: number): Kind {
  const others = (now?.seats ?? []).filter((_, seat) => seat !== mine);
  if (!others.length) return 'alone';
  if ((now?.view as { mode?: string } | null)?.mode === 'coop') return 'together';
  return others.every(({ bot }) => bot != null) ? 'bots' : 'friends';
}

/** Null if it belongs in no record here. A shared roll counts points in its own way. */
export function noted(table: Table): Played | null {
  const [now, mine] = [table.now, mineOf(table)];
  if (now?.status !== 'over' || !now.result || mine === undefined || wayOf(now.settings) === 'shared_roll')
    return null;
  const { winners, scores } = now.result;
  const kind = kindOf(table, mine);
  const isContest = kind === 'friends' || kind === 'bots';
  return {
    id: `${table.code} ${now.number}`,
    game: now.game,
    language: now.language,
    at: now.now,
    points: scores[mine] ?? 0,
    won: isContest ? winners.includes(mine) && Math.max(...scores) > 0 : null,
    kind,
    finds: (now.highlights.words ?? []).flatMap(({ seat, word, points, ms }) =>
      seat === mine ? [{ word, ...(points != null && { points }), ...(ms != null && { ms }) }] : [],
    ),
  };
}
