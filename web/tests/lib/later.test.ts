// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { deadline, when } from '$/lib/state/deadline';
import { mineLater, noteLater } from '$/lib/state/later';
import { isLater } from '$/lib/state/ways';
import { settings } from '$/lib/device/settings.svelte';
import type { ViewMessage } from '$/lib/net/wire';

const noon = new Date(2026, 10, 16, 12, 0).getTime();
const HOUR = 3_600_000;
const view = (until: number | null, at = 0): ViewMessage => ({ until, at, now: noon }) as ViewMessage;

beforeEach(() => {
  settings.language = 'en';
  localStorage.clear();
});

describe('a game over days', () => {
  it('has deadlines in plain words', () => {
    expect(when(noon + HOUR, noon)).toBe('today, 13:00');
    expect(when(noon + 22 * HOUR, noon)).toBe('tomorrow, 10:00');
    expect(when(noon + 50 * HOUR, noon)).toContain('14:00');
    settings.language = 'uk';
    expect(when(noon + 22 * HOUR, noon)).toBe('10:00 завтра');
  });

  it('uses the server’s clock, and shows no deadline without one or while a timer runs', () => {
    expect(deadline(view(5 * HOUR, 2 * HOUR))).toBe('today, 15:00');
    expect(deadline(view(null))).toBe('');
    expect(deadline(view(50_000))).toBe('');
  });

  it('is a way to play', () => {
    expect([isLater({ pace: 'tomorrow' }), isLater({ pace: 'now' }), isLater({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('stays in the list of this device until it is over', () => {
    noteLater('ABCDEF', [1]);
    noteLater('GHJKLM', [0, 2]);
    noteLater('ABCDEF', []);
    expect(mineLater()).toEqual({ GHJKLM: [0, 2] });
    localStorage.setItem('parlour.later', '{');
    expect(mineLater()).toEqual({});
  });
});
