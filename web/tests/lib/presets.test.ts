import { describe, expect, it } from 'vitest';
import type { Game } from '$/lib/net/answers';
import { changedIn, meetingIn, presetOf, settingsOf } from '$/lib/state/presets';

const rule = (name: string, usual: unknown) => ({ name, kind: 'rule', default: usual, values: [] });
const game = {
  id: 'lone',
  ways: [
    { way: 'together', needs: {}, suggests: {} },
    { way: 'one_device', needs: {}, suggests: { spoken: true } },
    { way: 'tomorrow', needs: { judge: 'dictionary' }, suggests: {} },
  ],
  settings: [
    rule('judge', 'dictionary'),
    rule('seconds', 60),
    rule('spoken', false),
    { name: 'one_device', kind: 'way', default: false },
    { name: 'results_stay', kind: 'option', default: false },
    { name: 'house', kind: 'option', default: {} },
  ],
  presets: {
    standard: { judge: 'appeal' },
    party: { judge: 'appeal', seconds: 90, results_stay: true },
    purist: {},
  },
  undrawn: [],
  box: [],
} as unknown as Game;
const names = (settings: Record<string, unknown>, proposed = {}): string[] =>
  changedIn(game, settings, proposed).map(({ name }) => name);

describe('a changed setting', () => {
  it('is compared with the table’s preset', () => {
    expect(presetOf(game, { judge: 'appeal' })).toBe('standard');
    expect(names({ judge: 'appeal' })).toEqual([]);
    expect(presetOf(game, { judge: 'dictionary' })).toBe('purist');
    expect(names({ judge: 'dictionary' })).toEqual([]);
  });

  it('is compared with the standard if no preset fits', () => {
    const own = { judge: 'appeal', seconds: 70 };
    expect(presetOf(game, own)).toBeNull();
    expect(names(own)).toEqual(['seconds']);
  });

  it('is a rule, never an option or a way', () => {
    expect(presetOf(game, { judge: 'appeal', results_stay: true, house: { allow: ['x'] } })).toBe('standard');
    expect(presetOf(game, { judge: 'appeal', seconds: 90, results_stay: false })).toBe('party');
  });

  it('is not one that the way needs or suggests', () => {
    expect(presetOf(game, { judge: 'appeal', one_device: true, spoken: true })).toBe('standard');
    expect(presetOf(game, { judge: 'dictionary', pace: 'tomorrow' })).toBe('standard');
    expect(names({ judge: 'dictionary', pace: 'tomorrow' })).toEqual([]);
  });

  it('is not one proposed for the company', () => {
    expect(presetOf(game, { judge: 'appeal', seconds: 120 }, { seconds: 120 })).toBe('standard');
    expect(names({ judge: 'appeal', seconds: 120 }, { seconds: 120 })).toEqual([]);
  });
});

it('selects no preset that matches only in part: two teams alone are not “Party”', () => {
  const presets = { standard: {}, party: { mode: 'teams', deduction_aid: true } };
  const stars = {
    ...game,
    presets,
    settings: [rule('mode', 'coop'), rule('deduction_aid', false)],
  } as unknown as Game;
  expect(presetOf(stars, { mode: 'teams', deduction_aid: false })).toBeNull();
  expect(presetOf(stars, { mode: 'teams', deduction_aid: true })).toBe('party');
});

describe('another preset or another way', () => {
  it('sets all rules, and the options that presets suggest', () => {
    expect(settingsOf(game, 'party', 'together')).toEqual({
      ...{ judge: 'appeal', seconds: 90, spoken: false, results_stay: true },
    });
    expect(settingsOf(game, 'purist', 'one_device')).toMatchObject({ spoken: true, results_stay: false });
  });

  it('keeps the preset when the way changes', () => {
    expect(meetingIn(game, { judge: 'dictionary', pace: 'tomorrow' }, 'together')).toEqual({
      ...{ way: 'together', judge: 'appeal', seconds: 60, spoken: false },
    });
    expect(meetingIn(game, { judge: 'appeal', seconds: 70 }, 'tomorrow')).toEqual({ way: 'tomorrow' });
  });
});
