/** How the members of a board stand today: stars by game, as each roll's own page counts them. */
import type { DayModule } from '$/contract/game';
import type { BoardMember } from '$/lib/wire.gen';
import { litOf } from '$/record/stars';

export interface Standing {
  name: string;
  me: boolean;
  /** Stars by game; null while they are hidden or not known. */
  lit: Record<string, number | null>;
  total: number;
}

type Marked = Pick<DayModule, 'mark'>;

/** Most stars first, then most rolls, then by name. `solutions`: of the rolls that this device has played, by game. */
export function standings(
  members: readonly BoardMember[],
  solutions: Readonly<Record<string, unknown>>,
  modules: Record<string, Marked | undefined>,
): Standing[] {
  const stars = (id: string, { points, told }: { points: number; told: unknown }): number | null => {
    if (!solutions[id] || told == null) return null;
    const share = modules[id]?.mark(points, solutions[id] as never, told as never).share;
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
