/** Words that stood alone. */
import type { Find, Heard } from '$/contract/game';
import type { View } from './wire';

export const finds = ({ sheets }: View, _story: readonly Heard[], seat: number): Find[] =>
  (sheets[seat] ?? []).flatMap(({ word, points }) => (word && points > 0 ? [{ word, points }] : []));
