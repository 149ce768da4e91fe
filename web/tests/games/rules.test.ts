import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import AllRules from '$/screens/how/AllRules.svelte';
import { change } from '$/lib/device/settings.svelte';

const texts: Record<string, string> = {
  '/api/rules/bottle?language=en': '*neck*: the letters of **two** dice, or `once`.',
  '/api/rules/common?language=en': 'An appeal may be called.',
  '/api/rules/bottle?language=uk': '*Шийка*: літери **двох** кубиків або `once`.',
  '/api/rules/common?language=uk': 'Рішення можна оскаржити.',
};
const asked = vi.fn((path: string) => {
  const id = path.includes('bottle') ? 'BOT-26' : 'COM-06';
  return Promise.resolve(new Response(JSON.stringify([{ id, kind: 'R', text: texts[path] }])));
});
/** For a busy machine. */
const PATIENT = { timeout: 30_000 };
vi.setConfig({ testTimeout: 60_000 });
let shown: ReturnType<typeof mount> | undefined;

function show(): HTMLElement {
  vi.stubGlobal('fetch', asked);
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  shown = mount(AllRules, { target, props: { game: 'bottle' } });
  flushSync();
  return target;
}

function open(screen: HTMLElement): void {
  const details = screen.querySelector('details');
  details?.setAttribute('open', '');
  details?.dispatchEvent(new Event('toggle'));
  flushSync();
}

const said = (screen: HTMLElement): (string | undefined)[] =>
  [...screen.querySelectorAll('dd')].map((rule) => rule.textContent?.trim());

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
  change({ language: 'en' });
});

test('nothing is requested before the rules are opened', () => {
  show();
  expect(asked).not.toHaveBeenCalled();
});

test('rules of the game come first, then common rules, with emphasis', async () => {
  const screen = show();
  open(screen);
  await vi.waitFor(
    () =>
      expect(said(screen)).toEqual(['neck: the letters of two dice, or once.', 'An appeal may be called.']),
    PATIENT,
  );
  expect(screen.querySelector('em')?.textContent).toBe('neck');
  expect(screen.querySelector('strong')?.textContent).toBe('two');
  expect(screen.querySelector('code')?.textContent).toBe('once');
});

test('rules follow the chosen language', async () => {
  const screen = show();
  open(screen);
  change({ language: 'uk' });
  await vi.waitFor(
    () => expect(said(screen)).toEqual(['Шийка: літери двох кубиків або once.', 'Рішення можна оскаржити.']),
    PATIENT,
  );
});
