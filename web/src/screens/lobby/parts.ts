/** Parts of a game as the lobby shows them (COM-14): the chips to tap, and what is still missing. */
import { settingValue } from '$/contract/setting-texts';
import type { PartView } from '$/lib/wire.gen';
import type { Game } from '$/lib/net/answers';
import { listed, say } from '$/lib/words/messages.svelte';
import type { Lack, SeatView } from '$/lib/net/wire';

export type Chips = string[] | null;

export const partsOf = (game: Game, settings: Record<string, unknown>): PartView[] =>
  game.parts[(settings['mode'] as string | undefined) ?? ''] ?? [];

/** One chip of each row at most: teams, and roles in them. */
export function rowsOf(parts: PartView[]): string[][] {
  const rows: string[][] = (parts[0]?.chips ?? []).map(() => []);
  for (const { chips } of parts)
    chips.forEach((chip, row) => {
      if (!rows[row]?.includes(chip)) rows[row]?.push(chip);
    });
  return rows;
}

/** The chips of a seat after a tap on one: it replaces the chip of its row, or is removed if it was chosen. */
export function tapped(wish: Chips, row: string[], chip: string): Chips {
  const others = (wish ?? []).filter((one) => !row.includes(one));
  if (!wish?.includes(chip)) return [...others, chip];
  return others.length ? others : null;
}

/** The chips to highlight for a seat: its choice, or what it would play now. */
export const lit = ({ wish, part }: SeatView): string[] => (wish?.length ? wish : (part ?? []));

export const chipName = (game: string, chip: string): string => settingValue(game, 'parts', chip);

/** Why a game can't begin yet, one sentence each: missing players, parts without players, parts with too many. */
export function lacksInWords(lacks: Lack[], game: string): string[] {
  const named = (chips: string[]): string => chips.map((chip) => chipName(game, chip)).join(' · ');
  const few = lacks
    .filter(({ part }) => !part)
    .map(({ n }) => say('lobby-waiting-for-players', { count: n }));
  const missing = lacks.flatMap(({ n, part, crowded }) =>
    part && !crowded ? [named(part) + (n > 1 ? ` × ${n}` : '')] : [],
  );
  const crowded = lacks.flatMap(({ part, crowded }) =>
    part && crowded ? [say('part-crowded', { part: named(part) })] : [],
  );
  return [...few, ...(missing.length ? [say('part-needed', { parts: listed(missing) })] : []), ...crowded];
}
