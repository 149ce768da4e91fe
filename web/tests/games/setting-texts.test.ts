/** Settings in words: the game's own messages come first, then those that several games share. */
import { expect, test } from 'vitest';
import { settingLabel, settingSays, settingValue } from '$/contract/setting-texts';
import { add } from '$/lib/words/messages.svelte';

add(
  'en',
  'hunt-setting-pace = Speed\nhunt-setting-pace-now = At once\nhunt-setting-own_fox = Your own fox\n',
);

test('a game names its own settings', () => {
  expect(settingLabel('hunt', 'own_fox')).toBe('Your own fox');
  expect(settingLabel('hunt', 'pace')).toBe('Speed');
  expect(settingValue('hunt', 'pace', 'now')).toBe('At once');
});

test('settings without own messages use the shared ones', () => {
  expect(settingLabel('hunt', 'judge')).toBe('Who judges the words');
  expect(settingValue('hunt', 'pace', 'tomorrow')).toBe('Play over days');
  expect(settingSays('hunt', 'family')).toBe('Refuses rude words.');
  expect([true, false].map((value) => settingValue('hunt', 'own_fox', value))).toEqual(['On', 'Off']);
});

test('a setting without messages keeps its name in the code', () => {
  expect(settingLabel('hunt', 'red_coats')).toBe('Red coats');
  expect(settingValue('hunt', 'red_coats', 'dark-red')).toBe('Dark red');
  expect(settingSays('hunt', 'red_coats')).toBeNull();
});
