/** The rolls of a day by game: what each friend made, the best first, and their words. */
import type { DayModule } from '$/contract/game';
import type { BoardMember } from '$/lib/wire.gen';

interface Row {
  name: string;
  points: string;
  words: string[];
}

type Words = Pick<DayModule, 'points' | 'finds'>;

export function wordsOf(
  members: readonly BoardMember[],
  modules: Record<string, Words | undefined>,
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
