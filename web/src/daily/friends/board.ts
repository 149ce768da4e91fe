/** A board of friends as the server sends it, the ranking of its members today, and the words they found. */
import type { DayModule } from '$/contract/game';
import type { BoardMade, BoardMember, BoardView, PastRoll } from '$/lib/wire.gen';
import { deviceKey } from '$/lib/device/key';
import { errorInWords } from '$/lib/net/failure';
import { call, Failed } from '$/lib/net/http';
import { sayAny } from '$/lib/words/messages.svelte';
import type { OwnBoard } from '$/lib/device/boards';
import { litOf } from '$/record/stars';

const at = (code: string): string => `/api/boards/${encodeURIComponent(code)}`;

export const openBoard = (language: string, word: string): Promise<BoardMade> =>
  call<BoardMade>('/api/boards', { language, ...(word && { word }) });

/** Joins a board, or fetches it again. */
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

type Modules<Part extends keyof DayModule> = Record<string, Pick<DayModule, Part> | undefined>;

interface Standing {
  name: string;
  me: boolean;
  /** Stars by game; null while they are hidden or not known. */
  lit: Record<string, number | null>;
  total: number;
}

/**
 * The ranking of the members by stars, counted as on each roll's own page: most stars first, then most rolls, then by
 * name. `solutions`: by game, for the rolls that this device has played.
 */
export function standings(
  members: readonly BoardMember[],
  solutions: Readonly<Record<string, unknown>>,
  modules: Modules<'mark'>,
): Standing[] {
  const stars = (id: string, { points, told: made }: PastRoll): number | null => {
    if (!solutions[id] || made == null) return null;
    const share = modules[id]?.mark(points, solutions[id] as never, made as never).share;
    return share == null ? null : litOf(share);
  };
  const all = members.map(({ name, me, today, answers }) => {
    const lit = Object.fromEntries(
      Object.keys(today).map((id) => [id, answers[id] ? stars(id, answers[id]) : null]),
    );
    return { name, me, lit, total: Object.values(lit).reduce<number>((sum, one) => sum + (one ?? 0), 0) };
  });
  const done = ({ lit }: Standing): number => Object.keys(lit).length;
  return all.sort((a, b) => b.total - a.total || done(b) - done(a) || a.name.localeCompare(b.name));
}

interface Row {
  name: string;
  points: string;
  words: string[];
}

/** The rolls of a day by game: each friend's result, best first, and their words. */
export function wordsOf(
  members: readonly BoardMember[],
  modules: Modules<'points' | 'finds'>,
  on: 'today' | 'yesterday',
): { id: string; rows: Row[] }[] {
  // Today's own words are on the roll's page.
  const made = (one: BoardMember, id: string) =>
    on === 'yesterday' ? one.yesterday[id] : one.me ? undefined : one.answers[id];
  const ids = Object.keys(modules).filter((id) => members.some((one) => made(one, id)));
  return ids.map((id) => {
    const played = members.flatMap((one) => {
      const roll = made(one, id);
      return roll ? [{ name: one.name, ...roll }] : [];
    });
    played.sort((a, b) => b.points - a.points);
    return {
      id,
      rows: played.map(({ name, points, told: made }) => ({
        name,
        points: modules[id]?.points(points) ?? `${points}`,
        words: made ? (modules[id]?.finds(made as never) ?? []).map(({ word }) => word) : [],
      })),
    };
  });
}
