import { afterEach, expect, test } from 'vitest';
import { tell } from '$/games/bottle/tell';
import { texts } from '$/games/bottle/texts';
import { change } from '$/lib/device/settings.svelte';
import { en } from '$/lib/words/texts/en';
import { uk } from '$/lib/words/texts/uk';

const telling = { names: (seat: number) => ['Nadia', 'Bo'][seat] ?? '', mine: [0] };
afterEach(() => change({ language: 'en' }));

/** Every key of a catalogue, with what kind of thing is there. */
function shape(texts: object, at = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    text !== null && typeof text === 'object'
      ? shape(text as object, `${at}${key}.`)
      : [`${at}${key}: ${typeof text}`],
  );
}

test('both languages say the same things', () => {
  expect(shape(uk)).toEqual(shape(en));
  expect(shape(texts.uk)).toEqual(shape(texts.en));
});

test('a mistake is told with its reason and its price', () => {
  const erred = {
    t: 'erred',
    seat: 0,
    word: 'grapes',
    fault: { code: 'plural', of: 'grape' },
    cost: 1,
  } as const;
  expect(tell(erred, telling)).toBe('Nadia: GRAPES — the plural of GRAPE, −1 diamond.');
  change({ language: 'uk' });
  expect(tell(erred, telling)).toBe('Nadia: GRAPES — множина слова GRAPE, −1 діамант.');
});

test('a missing letter is named', () => {
  const erred = {
    t: 'erred',
    seat: 1,
    word: 'bead',
    fault: { code: 'letter-missing', of: 'k' },
    cost: 0,
  } as const;
  expect(tell(erred, telling)).toBe('Bo: BEAD — the letter K is missing, out for the round.');
});

test('Ukrainian numbers take their forms', () => {
  expect([1, 2, 5, 21].map(uk.watching)).toEqual(['1 глядач', '2 глядачі', '5 глядачів', '21 глядач']);
  expect([1, 2, 5].map(uk.needMore)).toEqual([
    'Чекаємо ще на 1 гравця',
    'Чекаємо ще на 2 гравців',
    'Чекаємо ще на 5 гравців',
  ]);
  expect([1, 3, 10].map(uk.secondsLeft)).toEqual(['Ще 1 секунда', 'Ще 3 секунди', 'Ще 10 секунд']);
});
