import { afterEach, expect, test } from 'vitest';
import { decided } from '$/games/bookworm/table/status';
import { joins, tell } from '$/games/bottle/tell';
import { tell as tellLone } from '$/games/lone/tell';
import { linesOf } from '$/screens/table/log-lines';
import { change } from '$/lib/device/settings.svelte';

const telling = { names: (seat: number) => ['Nadia', 'Bo'][seat] ?? '', mine: [0] };
afterEach(() => change({ language: 'en' }));

test('a mistake is shown with its reason and its cost', () => {
  const erred = {
    t: 'erred',
    seat: 0,
    word: 'grapes',
    fault: { code: 'plural', of: 'grape' },
    cost: 1,
  } as const;
  expect(tell(erred, telling)).toBe('Nadia said GRAPES: the plural of GRAPE (−1 diamond).');
  change({ language: 'uk' });
  expect(tell(erred, telling)).toBe('Nadia каже GRAPES: множина слова GRAPE (−1 діамант).');
  change({ language: 'de' });
  expect(tell(erred, telling)).toBe('Nadia sagt GRAPES: Plural von GRAPE (−1 Diamant).');
});

test('a missing letter is named', () => {
  const erred = {
    t: 'erred',
    seat: 1,
    word: 'bead',
    fault: { code: 'letter-missing', of: 'k' },
    cost: 0,
  } as const;
  expect(tell(erred, telling)).toBe('Bo said BEAD: no K in it (out for the round).');
});

test('a round ends when all are done or time is up', () => {
  const ended = { t: 'time-up', round: 1 } as const;
  expect(tellLone(ended, { ...telling, before: 'finished' })).toBe('All done! Let’s see the sheets.');
  expect(tellLone(ended, telling)).toBe('Time’s up! Let’s see the sheets.');
});

test('each diamond is one line of the log', () => {
  const events = [
    { t: 'spoke', seat: 0 },
    { t: 'spoke', seat: 1 },
    { t: 'said', seat: 0, word: 'carbon', at: 1 },
    { t: 'said', seat: 1, word: 'corban', at: 2 },
    { t: 'awarded', seat: 0, diamonds: 2 },
  ] as const;
  const shown = events.map((event, key) => ({ key: `${key}`, event, at: 0, said: undefined, live: true }));
  const lines = linesOf(shown, ({ event }) => tell(event as never, telling), joins);
  expect(lines.map(({ text }) => text)).toEqual([
    'Nadia: CARBON! Nadia wins a diamond and has 2.',
    'Bo: CORBAN!',
  ]);
});

test.each([
  ['en', 'Our list has SEA under “Water”, not under “City”.', 'Our list doesn’t have SEA under “City”.'],
  [
    'de',
    'In unserer Liste steht SEA unter „Water“, nicht unter „City“.',
    'In unserer Liste steht SEA nicht unter „City“.',
  ],
  ['uk', 'У нашому списку SEA — це «Water», а не «City».', 'У нашому списку SEA немає в категорії «City».'],
] as const)('of two players our list decides, and says so: %s', (language, elsewhere, nowhere) => {
  change({ language });
  const [under, city] = ['Water', 'City'].map(
    (name) => ({ id: name, level: 'green', names: { en: name } }) as const,
  );
  expect(decided('sea', { fit: 'no', meant: null, under }, city ?? null)).toBe(elsewhere);
  expect(decided('sea', { fit: 'no', meant: null }, city ?? null)).toBe(nowhere);
});
