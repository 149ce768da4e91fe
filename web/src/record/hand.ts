/** A copy of the record for another device. */
import type { HandoverMade } from '$/lib/wire.gen';
import { Failed } from '$/lib/net/http';
import { handOver } from '$/ui/handover/handover';
import { pack } from '$/ui/handover/packed';
import { write } from './file';
import type { Played } from './played';

/** The server's limit, less room for the other fields: thousands of games. */
const LARGEST = 255 * 1024;

export async function handRecord(games: readonly Played[]): Promise<HandoverMade> {
  const packed = await pack(write(games));
  if (packed.length > LARGEST) throw new Failed('long-record', '');
  return handOver({ t: 'record', packed });
}
