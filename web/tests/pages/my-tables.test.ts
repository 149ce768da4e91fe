// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$/lib/net/api';
import { Failed } from '$/lib/net/http';
import type { TableView } from '$/lib/wire.gen';
import { mineLater, noteLater } from '$/lib/state/later';
import { lookAll } from '$/screens/home/mine';
import { noteTable } from '$/screens/table/note-table';

const settings = { pace: 'tomorrow' };
const seen = { settings, status: 'playing' as const, asked: [] as number[], view: null };
const looked = (code: string, status: string, asked: number[]): TableView =>
  ({ code, status, asked, dues: [], seats: [] }) as unknown as TableView;
const codes = async (): Promise<string[]> => (await lookAll()).map((one) => one.table.code);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('lists a finished game first until its result was seen', async () => {
  vi.spyOn(api, 'look').mockImplementation((code) =>
    Promise.resolve(code === 'ENDED2' ? looked(code, 'over', []) : looked(code, 'playing', [1])),
  );
  noteTable('OTHER2', seen, [0], true);
  noteTable('ENDED2', seen, [0], true);
  expect(await codes()).toEqual(['ENDED2', 'OTHER2']); // it ended while nobody here was looking
  expect(await codes()).toEqual(['ENDED2', 'OTHER2']); // looking at the list does not show the result
  noteTable('ENDED2', { ...seen, status: 'over' }, [0], false); // the page was hidden
  expect(await codes()).toEqual(['ENDED2', 'OTHER2']);
  noteTable('ENDED2', { ...seen, status: 'over' }, [0], true);
  expect(await codes()).toEqual(['OTHER2']);
});

it('ignores other tables and spectators', () => {
  noteTable('ABCDE2', { ...seen, settings: {} }, [0], true);
  noteTable('ABCDE3', seen, [], true);
  expect(mineLater()).toEqual({});
});

it('forgets deleted tables, but not those that could not be fetched', async () => {
  noteLater('GONE22', [0]);
  noteLater('LATER2', [0]);
  vi.spyOn(api, 'look').mockImplementation((code) =>
    Promise.reject(code === 'GONE22' ? new Failed('', '', 404) : new Error('offline')),
  );
  expect(await lookAll()).toEqual([]);
  expect(mineLater()).toEqual({ LATER2: [0] });
});

it('shows who has played and whether a round has begun since the last visit', async () => {
  noteTable('ABCDE2', { ...seen, asked: [0, 1, 2], view: { round: 1 } }, [0], true);
  noteTable('ABCDE2', { ...seen, asked: [], view: { round: 2 } }, [0], false); // nobody here saw that
  const now = { ...looked('ABCDE2', 'playing', [2]), round: 1 };
  vi.spyOn(api, 'look')
    .mockResolvedValueOnce(now)
    .mockResolvedValueOnce({ ...now, round: 2 });
  expect(await lookAll()).toMatchObject([{ played: [1], isNewRound: false }]);
  expect(await lookAll()).toMatchObject([{ isNewRound: true }]);
});
