/** Stores what another device handed over. */
import { keepScreen, keepToken } from '$/club/clubs';
import { adoptBoard } from '$/lib/device/boards';
import { keep } from '$/lib/device/own-seats';
import { say } from '$/lib/words/messages.svelte';
import { take } from '$/record/record';
import { tableIn, takeHeld, takeSeats, type Held } from '$/ui/handover/handover';
import { unpack } from '$/ui/handover/packed';

/** The next page. `says`: what happened, if no page shows it. */
interface Arrived {
  path: string;
  says?: string;
}

/** Throws the server's refusal, or another error if the data can't be read. */
export async function arrive(code: string): Promise<Arrived> {
  const table = tableIn(code);
  if (table === null) return unpacked(await takeHeld(code));
  for (const seat of (await takeSeats(table, code)).seats) keep(table, seat);
  return { path: `/t/${table}` };
}

/** Fields are stored as they arrive, so each must be checked to be text. */
const isText = (...fields: unknown[]): boolean => fields.every((one) => typeof one === 'string' && one);

async function unpacked(held: Held): Promise<Arrived> {
  if (held.t === 'record') {
    const { added, trouble } = take(await unpack(held.packed));
    if (trouble) throw new Error(trouble);
    return { path: '/record', says: say('handover-added', { count: added }) };
  }
  if (held.t === 'board' && isText(held.code, held.key, held.name, held.device)) {
    adoptBoard(held);
    return { path: '/daily' };
  }
  if ((held.t === 'class' || held.t === 'screen') && isText(held.code, held.token)) {
    const path = `/club/${encodeURIComponent(held.code)}`;
    if (held.t === 'class') keepToken(held.code, held.token);
    else keepScreen(held.code, held.token);
    return { path: held.t === 'class' ? path : `${path}/screen` };
  }
  throw new Error('unreadable');
}
