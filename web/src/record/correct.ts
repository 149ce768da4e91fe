/** Fetches rolls of the day again while their points can still change. */
import { deviceKey } from '$/lib/device/key';
import { api } from '$/lib/net/api';
import type { DaysView } from '$/lib/wire.gen';
import type { Which } from '$/lib/net/answers';
import { load } from '$/contract/registry';
import { noteDay } from './note-day';
import { recorded } from './record';

/** The most that are fetched at once: a day's games in two languages. */
const TOGETHER = 10;

/** Returns whether there was anything to correct. */
export async function correctDays(days: DaysView): Promise<boolean> {
  const unsettled = recorded().games.filter(({ day }) => day?.open);
  for (const { day, language, game } of unsettled.slice(-TOGETHER)) {
    const which: Which = [day?.day ?? '', language, game];
    const module = (await load(game)).extras?.day;
    if (module) noteDay(which, await api.dayResult(which, deviceKey()), module, days, false);
  }
  return unsettled.length > 0;
}
