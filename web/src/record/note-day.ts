/** A roll of the day for the record, with its points, which may change while others play. */
import type { DayModule } from '$/contract/game';
import type { DayResult, DaysView } from '$/lib/wire.gen';
import type { Which } from '$/lib/net/answers';
import { serverTime } from './sums';
import type { Played } from './played';
import { add, recorded, type Trouble } from './record';

export const idOf = ([day, language, game]: Which): string => `day ${day} ${language} ${game}`;

/** Null if it is not over. `days`: the server's calendar. */
export function notedDay(
  which: Which,
  { mine, told: made, solution }: DayResult,
  module: DayModule,
  days: DaysView,
): Played | null {
  const [day, language, game] = which;
  if (mine.state !== 'done' || mine.points === null) return null;
  const isKnown = solution !== null && made !== null;
  return {
    id: idOf(which),
    game,
    language,
    at: serverTime(days),
    points: mine.points,
    won: null,
    finds: made === null ? [] : module.finds(made as never),
    day: {
      day,
      share: isKnown ? module.mark(mine.points, solution as never, made as never).share : null,
      counts: mine.counts,
      open: !isKnown || day === days.today,
    },
  };
}

/** Keeps a roll that has just been played, and corrects one that is kept. Others are left alone: a record may have been
 * deleted, and earlier versions kept them as tables. */
export function noteDay(
  which: Which,
  found: DayResult,
  module: DayModule,
  days: DaysView,
  isNew: boolean,
): Trouble | null {
  const known = recorded().games.find(({ id }) => id === idOf(which));
  const played = notedDay(which, found, module, days);
  if (!played || (known ? isSame(known, played) : !isNew)) return null;
  return add(played);
}

const isSame = (one: Played, other: Played): boolean =>
  one.points === other.points && one.day?.open === other.day?.open && one.day?.share === other.day?.share;
