/** Chips of the lobby: how a tap changes a choice, and the sentence about missing parts. */
import { expect, test } from 'vitest';
import { lacksInWords, rowsOf, tapped } from '$/screens/lobby/parts';
import { change } from '$/lib/device/settings.svelte';

const part = (...chips: string[]) => ({ chips, least: 1, most: 9 });
const rows = rowsOf([
  part('team-1', 'alien'),
  part('team-2', 'alien'),
  part('team-1', 'scientist'),
  part('team-2', 'scientist'),
]);

test('one chip of each row can be chosen, and a second tap takes it back', () => {
  expect(rows).toEqual([
    ['team-1', 'team-2'],
    ['alien', 'scientist'],
  ]);
  const [teams = [], roles = []] = rows;
  expect(tapped(null, teams, 'team-2')).toEqual(['team-2']);
  expect(tapped(['team-2'], roles, 'alien')).toEqual(['team-2', 'alien']);
  expect(tapped(['team-2', 'alien'], teams, 'team-1')).toEqual(['alien', 'team-1']);
  expect(tapped(['team-2', 'alien'], roles, 'alien')).toEqual(['team-2']);
  expect(tapped(['team-2'], teams, 'team-2')).toBeNull();
  expect(tapped([], roles, 'alien')).toEqual(['alien']);
});

test('missing parts are named in one sentence, in both languages', () => {
  const lacks = [
    { n: 2, part: null, crowded: false },
    { n: 2, part: ['hound'], crowded: false },
    { n: 1, part: ['team-1', 'fox'], crowded: false },
    { n: 1, part: ['cat'], crowded: true },
  ];
  change({ language: 'en' });
  expect(lacksInWords(lacks, 'hunt')).toEqual([
    'Waiting for 2 more players',
    'Still needed: Hound × 2 and Team 1 · Fox',
    'Too many want to be Cat',
  ]);
  change({ language: 'uk' });
  expect(lacksInWords(lacks.slice(3), 'hunt')).toEqual(['Забагато охочих: Cat']);
});
