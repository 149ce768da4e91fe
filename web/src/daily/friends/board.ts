/** A board of friends as the server sends it. */
import { deviceKey } from '$/lib/device/key';
import { errorInWords } from '$/lib/net/failure';
import { call, Failed } from '$/lib/net/http';
import { sayAny } from '$/lib/words/messages.svelte';
import type { KeptBoard, Link } from './kept';

export interface Member {
  name: string;
  me: boolean;
  /** Points by game; null: played, but hidden until one has played it too. */
  today: Record<string, number | null>;
  yesterday: Record<string, { points: number; told: unknown }>;
}

export interface Board {
  code: string;
  language: string;
  day: string;
  /** Days in a row on which at least two played. */
  streak: number;
  members: Member[];
}

const at = (code: string): string => `/api/boards/${encodeURIComponent(code)}`;

export const openBoard = (language: string, word: string): Promise<Link> =>
  call<Link>('/api/boards', { language, ...(word && { word }) });

/** Joins a board, or looks at it again. */
export const visit = ({ code, key, name }: KeptBoard): Promise<Board> =>
  call<Board>(at(code), { key, name }, deviceKey());

export const leave = ({ code, key }: Link): Promise<unknown> =>
  call(`${at(code)}/leave`, { key }, deviceKey());

export const isGone = (error: unknown): boolean => error instanceof Failed && error.code === 'no-such-board';

export const troubleInWords = (error: unknown): string =>
  (error instanceof Failed && sayAny(`friends-refused-${error.code}`)) || errorInWords(error);

/** Those who played most rolls first, then by name; oneself is on top. */
export const inOrder = (members: readonly Member[]): Member[] => {
  const done = ({ today }: Member): number => Object.keys(today).length;
  return [...members].sort(
    (a, b) => Number(b.me) - Number(a.me) || done(b) - done(a) || a.name.localeCompare(b.name),
  );
};

/** Whether somebody's result is still hidden. */
export const hasHidden = (members: readonly Member[]): boolean =>
  members.some(({ today }) => Object.values(today).includes(null));
