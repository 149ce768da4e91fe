/** The tables this device plays at until tomorrow, as the server knows them now. */
import type { TableView } from '$/lib/wire.gen';
import { api } from '$/lib/net/api';
import { Failed } from '$/lib/net/http';
import { mineLater, noteLater, seenLater } from '$/lib/state/later';

export interface Mine {
  table: TableView;
  /** The seats that are played from here. */
  seats: number[];
  /** The seat of this device whose turn it is. */
  asked: number | undefined;
  /** Whether something waits for this device: a turn, or a result that nobody here has seen. */
  isMine: boolean;
  /** Others who have played since somebody here looked. */
  played: number[];
  /** Another round has begun since then. */
  isNewRound: boolean;
}

async function look(code: string, seats: number[]): Promise<Mine[]> {
  try {
    const table = await api.look(code);
    const asked = table.asked.find((seat) => seats.includes(seat));
    const { round, asked: before } = seenLater(code);
    const played = before.filter((seat) => !table.asked.includes(seat) && !seats.includes(seat));
    const isMine = asked !== undefined || table.status === 'over';
    return [{ table, seats, asked, isMine, played, isNewRound: round !== null && round !== table.round }];
  } catch (error) {
    if (error instanceof Failed && error.status === 404) noteLater(code, []);
    return [];
  }
}

/** Those that wait for this device come first. */
export async function lookAll(): Promise<Mine[]> {
  const tables = await Promise.all(Object.entries(mineLater()).map(([code, seats]) => look(code, seats)));
  return tables.flat().sort((a, b) => Number(b.isMine) - Number(a.isMine));
}
