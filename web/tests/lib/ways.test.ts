import { expect, test } from 'vitest';
import type { Game } from '$/lib/net/answers';
import { canWait } from '$/lib/state/can-wait';
import { brought } from '$/lib/state/open';

const setting = (name: string, values: unknown[]) => ({ name, values, default: values[0], says: '' });
const game = {
  id: 'lone',
  settings: [setting('judge', ['dictionary', 'appeal']), setting('pace', ['now', 'tomorrow'])],
  presets: { standard: { judge: 'appeal', rounds: 3 } },
  first: { mercy: true },
  alone: {},
} as unknown as Game;

test('until tomorrow is a way to play where a game waits for people', () => {
  expect(canWait(game)).toBe(true);
  expect(canWait({ ...game, settings: [] })).toBe(false);
});

test('until tomorrow begins with nothing that needs everybody at once', () => {
  expect(brought(game, 'later')).toEqual({ judge: 'dictionary', rounds: 3, pace: 'tomorrow' });
  expect(brought(game, 'friends')).toEqual({ judge: 'appeal', rounds: 3 });
});
