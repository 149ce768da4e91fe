/** Yesterday's rolls by game: what each friend made, the best first, and their words. */
import type { DayModule } from '$/contract/game';
import type { BoardMember } from '$/lib/api.gen';

interface Row {
  name: string;
  points: string;
  words: string[];
}

type Words = Pick<DayModule, 'points' | 'finds'>;

export function wordsOf(
  members: readonly BoardMember[],
  modules: Record<string, Words | undefined>,
): { id: string; rows: Row[] }[] {
  const ids = Object.keys(modules).filter((id) => members.some(({ yesterday }) => yesterday[id]));
  return ids.map((id) => {
    const played = members.flatMap(({ name, yesterday }) => {
      const made = yesterday[id];
      return made ? [{ name, ...made }] : [];
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
