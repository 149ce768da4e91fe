/** Whether a game can be played until tomorrow: everybody when they like, within a day. */
import type { Game } from '../net/answers';

export const canWait = ({ settings }: Game): boolean =>
  settings.some(
    ({ name, values }) => name === 'pace' && Array.isArray(values) && values.includes('tomorrow'),
  );
