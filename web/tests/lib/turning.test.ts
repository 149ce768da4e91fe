import { expect, it } from 'vitest';
import { turningOf } from '$/ui/words/turning';

const names = (seat: number): string => ['Ann', 'Bob'][seat] ?? '';

it('describes the round that decided a game, if there is one', () => {
  const turning = { seat: 1, round: 3, takes_lead: true, words: ['forty', 'acted'] };
  expect(turningOf({ turning }, names)).toBe('Bob took the lead in round 3: FORTY, ACTED');
  expect(turningOf({ turning: { ...turning, takes_lead: false, words: [] } }, names)).toBe(
    'Bob broke away in round 3',
  );
  expect(turningOf({ turning: null }, names)).toBeNull();
});
