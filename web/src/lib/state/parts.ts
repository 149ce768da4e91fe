/** Parts of a game as the lobby shows them (COM-14): the chips to tap, and what a game still lacks. */
import type { GameModule } from '$/games/game';
import type { Game, Part } from '../net/answers';
import { speak, t } from '../words/i18n.svelte';
import type { Lack, SeatView } from '../net/wire';

export type Chips = string[] | null;

export const partsOf = (game: Game, settings: Record<string, unknown>): Part[] =>
  game.parts[(settings['mode'] as string | undefined) ?? ''] ?? [];

/** One chip of each row at most: teams, and roles in them. */
export function rowsOf(parts: Part[]): string[][] {
  const rows: string[][] = (parts[0]?.chips ?? []).map(() => []);
  for (const { chips } of parts)
    chips.forEach((chip, row) => {
      if (!rows[row]?.includes(chip)) rows[row]?.push(chip);
    });
  return rows;
}

/** The chips of a seat after a tap on one: it takes the place of its row's, or goes if it was chosen. */
export function tapped(wish: Chips, row: string[], chip: string): Chips {
  const others = (wish ?? []).filter((one) => !row.includes(one));
  if (!wish?.includes(chip)) return [...others, chip];
  return others.length ? others : null;
}

/** What lights up for a seat: what it chose, else what it would play now. */
export const lit = ({ wish, part }: SeatView): string[] => (wish?.length ? wish : (part ?? []));

export function chipName(module: GameModule | null, chip: string): string {
  const words = module && speak(module.settings)['parts']?.values;
  return words?.[chip] ?? chip.replaceAll('-', ' ');
}

const partName = (module: GameModule | null, chips: string[]): string =>
  chips.map((chip) => chipName(module, chip)).join(' · ');

/** Why a game can't begin yet, a sentence each: players, parts that nobody has, parts that too many want. */
export function lacksInWords(lacks: Lack[], module: GameModule | null): string[] {
  const few = lacks.filter(({ part }) => !part).map(({ n }) => t().needMore(n));
  const open = lacks.flatMap(({ n, part, crowded }) =>
    part && !crowded ? [partName(module, part) + (n > 1 ? ` × ${n}` : '')] : [],
  );
  const crowded = lacks.flatMap(({ part, crowded }) =>
    part && crowded ? [t().tooMany(partName(module, part))] : [],
  );
  return [...few, ...(open.length ? [t().needParts(t().and(open))] : []), ...crowded];
}
