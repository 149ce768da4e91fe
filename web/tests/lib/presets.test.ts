import { describe, expect, it } from 'vitest';
import type { Game } from '$/lib/net/answers';
import { presetOf, usualOf } from '$/lib/state/presets';

const game = {
  id: 'lone',
  settings: [
    { name: 'judge', default: 'dictionary' },
    { name: 'seconds', default: 60 },
    { name: 'one_device', default: false },
  ],
  presets: { standard: { judge: 'appeal' }, purist: {} },
  undrawn: [],
  box: [],
} as unknown as Game;

describe('what counts as changed', () => {
  it('is measured by the preset that the table plays by', () => {
    expect(presetOf(game, { judge: 'appeal' })).toBe('standard');
    expect(usualOf(game, { judge: 'appeal' })).toMatchObject({ judge: 'appeal', seconds: 60 });
    expect(usualOf(game, { judge: 'dictionary' })).toMatchObject({ judge: 'dictionary' });
  });

  it('is measured by the standard where no preset fits', () => {
    const own = { judge: 'appeal', seconds: 90 };
    expect(presetOf(game, own)).toBeNull();
    expect(usualOf(game, own)).toMatchObject({ judge: 'appeal', seconds: 60, one_device: false });
  });
});
