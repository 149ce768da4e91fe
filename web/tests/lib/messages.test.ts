/** Messages on the page: numbers, names and lists in each language. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { change, settings } from '$/lib/device/settings.svelte';
import { inWords } from '$/lib/net/failure';
import { know, type Installed } from '$/lib/languages';
import { add, listed, say, sayAll, sayAny } from '$/lib/words/messages.svelte';
import { reasonOf } from '$/lib/words/reasons';
import LanguageSwitch from '$/ui/LanguageSwitch.svelte';

const NAMES = { en: 'English', uk: 'Українська', de: 'Deutsch' };
const three: Installed[] = Object.entries(NAMES).map(([code, name]) => ({ code, name, messages: '' }));

afterEach(() => {
  know(three);
  change({ language: 'en' });
});

test('Ukrainian plural forms are right', () => {
  change({ language: 'uk' });
  const watching = (count: number): string => say('table-watching', { count });
  expect([1, 2, 5, 21].map(watching)).toEqual(['1 глядач', '2 глядачі', '5 глядачів', '21 глядач']);
  const lacking = (count: number): string => say('lobby-waiting-for-players', { count });
  expect([1, 2, 5].map(lacking)).toEqual([
    'Чекаємо ще на 1 гравця',
    'Чекаємо ще на 2 гравців',
    'Чекаємо ще на 5 гравців',
  ]);
  const seconds = (count: number): string => say('play-seconds-left', { count });
  expect([1, 3, 10].map(seconds)).toEqual(['Ще 1 секунда', 'Ще 3 секунди', 'Ще 10 секунд']);
});

test('names are listed in the style of the language', () => {
  expect([[], ['Ann'], ['Ann', 'Bob']].map((names) => listed(names))).toEqual(['', 'Ann', 'Ann and Bob']);
  expect(listed(['Ann', 'Bob', 'Cid'], 'de')).toBe('Ann, Bob und Cid');
  expect(listed(['Ann', 'Bob', 'Cid'], 'uk')).toBe('Ann, Bob і Cid');
});

test('messages have attributes and numbered followers; missing ones are null or their id', () => {
  expect([say('nowhere'), say('nowhere.says').length > 20]).toEqual(['Nobody home', true]);
  expect(sayAll('bot-level')).toEqual(['beginner', 'easy', 'fair', 'strong', 'master']);
  expect([sayAny('nothing'), sayAny('nowhere.nothing'), sayAll('nothing')]).toEqual([null, null, []]);
});

test('refusals and reasons are shown in the language of the page', () => {
  const full = (language: string): string => {
    change({ language });
    return `${inWords({ code: 'full', detail: 'no seat' })} ${reasonOf('plural', 'кіт')}`;
  };
  expect(['en', 'uk', 'de'].map(full)).toEqual([
    'The table is full. the plural of КІТ',
    'За столом немає місця. множина слова КІТ',
    'Der Tisch ist voll. Plural von КІТ',
  ]);
  expect([reasonOf('plural'), reasonOf('unheard-of')]).toEqual(['ein Plural', null]);
  expect(inWords({ code: 'unheard-of', detail: 'no such thing' })).toBe('No such thing.');
});

test('a page is read in the direction of its language', () => {
  know([...three, { code: 'ar', name: 'العربية', messages: '', direction: 'rtl' }]);
  change({ language: 'ar' });
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  change({ language: 'uk' });
  expect(document.documentElement.dir).toBe('ltr');
});

test('all installed languages are offered by their own names, and one tap changes the page', async () => {
  const page = mount(LanguageSwitch, { target: document.body });
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'EN, English',
    'UK, Українська',
    'DE, Deutsch',
  ]);
  buttons[2]?.click();
  await vi.waitFor(() => expect(settings.language).toBe('de'));
  flushSync();
  expect(document.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Sprache');
  await unmount(page);
});

test('many languages are offered as a list', async () => {
  know([...three, ...['fr', 'it'].map((code) => ({ code, name: code, messages: '' }))]);
  add('fr', 'page-language = Langue');
  const page = mount(LanguageSwitch, { target: document.body });
  const list = document.querySelector('select');
  expect([...(list?.options ?? [])].map((one) => one.text)).toEqual([
    'English',
    'Українська',
    'Deutsch',
    'fr',
    'it',
  ]);
  if (list) list.value = 'fr';
  list?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(settings.language).toBe('fr'));
  expect(say('page-language')).toBe('Langue');
  await unmount(page);
});
