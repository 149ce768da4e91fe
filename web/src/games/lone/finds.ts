/** Words that stood alone. */
import type { Heard } from '../game';
import type { Find } from '$/record/played';
import type { View } from './wire';

export const finds = ({ sheets }: View, _story: readonly Heard[], seat: number): Find[] =>
  (sheets[seat] ?? []).flatMap(({ word, points }) => (word && points > 0 ? [{ word, points }] : []));
