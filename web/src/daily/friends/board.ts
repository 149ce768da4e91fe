/** A board of friends as the server sends it. */
import type { BoardMade, BoardMember, BoardView } from '$/lib/wire.gen';
import { deviceKey } from '$/lib/device/key';
import { errorInWords } from '$/lib/net/failure';
import { call, Failed } from '$/lib/net/http';
import { sayAny } from '$/lib/words/messages.svelte';
import type { OwnBoard } from '$/lib/device/boards';

const at = (code: string): string => `/api/boards/${encodeURIComponent(code)}`;

export const openBoard = (language: string, word: string): Promise<BoardMade> =>
  call<BoardMade>('/api/boards', { language, ...(word && { word }) });

/** Joins a board, or looks at it again. */
export const visit = ({ code, key, name, device }: OwnBoard): Promise<BoardView> =>
  call<BoardView>(at(code), { key, name }, device ?? deviceKey());

export const leave = ({ code, key, device }: OwnBoard): Promise<unknown> =>
  call(`${at(code)}/leave`, { key }, device ?? deviceKey());

export const isGone = (error: unknown): boolean => error instanceof Failed && error.code === 'no-such-board';

export const troubleInWords = (error: unknown): string =>
  (error instanceof Failed && sayAny(`friends-refused-${error.code}`)) || errorInWords(error);

/** Whether somebody's result is still hidden. */
export const hasHidden = (members: readonly BoardMember[]): boolean =>
  members.some(({ today }) => Object.values(today).includes(null));
