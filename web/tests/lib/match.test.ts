import { describe, expect, it } from 'vitest';
import { nextLevel } from '$/lib/device/match';

describe('adaptive bots', () => {
  it('get better after a win, up to the best', () => {
    expect(nextLevel(1, 8, 8, true)).toBe(2);
    expect(nextLevel(5, 8, 8, true)).toBe(5);
  });
  it('get weaker after a clear defeat, down to beginners', () => {
    expect(nextLevel(3, 3, 8, false)).toBe(2);
    expect(nextLevel(1, 0, 8, false)).toBe(1);
  });
  it('stay the same after a close defeat', () => {
    expect(nextLevel(3, 5, 8, false)).toBe(3);
  });
});
