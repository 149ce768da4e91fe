// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Line from '$/games/lone/table/Line.svelte';
import type { Move } from '$/games/lone/wire';
import type { Answer } from '$/lib/net/socket';

let sent: { move: Move; answer: (answer: Answer) => void }[];
let made: Record<string, unknown>;
let input: HTMLInputElement;
let word = $state('');
const OK = { ok: true } as Answer;
const REFUSED = { ok: false, detail: 'No such word.' } as Answer;

beforeEach(() => {
  sent = [];
  word = '';
  const send = (move: Move): Promise<Answer> =>
    new Promise((answer) => {
      sent.push({ move, answer });
    });
  const written = (): void => undefined;
  const props = {
    get word() {
      return word;
    },
    set word(now) {
      word = now;
    },
    /** As on the sheet: the row follows the input. */
    get row() {
      return word ? 3 : null;
    },
    get missing() {
      return word === 'zest' ? ['z'] : [];
    },
    gentle: true,
    hasWords: false,
    mayWrite: true,
    mayFinish: true,
    finished: false,
    send,
    written,
  };
  made = mount(Line, { target: document.body, props });
  flushSync();
  input = document.querySelector('input') as HTMLInputElement;
});
afterEach(() => unmount(made));

function type(letters: string): void {
  input.value += letters;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
function enter(): void {
  input.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  flushSync();
}
async function answered(at: number, answer: Answer): Promise<void> {
  sent[at]?.answer(answer);
  for (let turn = 0; turn < 5; turn++) await tick();
}

it('treats letters typed after Enter as the next word, even before the server has answered', async () => {
  type('rats');
  enter();
  type('tea');
  expect(input.value).toBe('tea');
  await answered(0, OK);
  expect(input.value).toBe('tea');
  enter();
  expect(sent.map(({ move }) => move)).toEqual([
    { t: 'write', row: 3, word: 'rats' },
    { t: 'write', row: 3, word: 'tea' },
  ]);
});

it('restores a refused word, unless the next one is being typed', async () => {
  type('rtas');
  enter();
  await answered(0, REFUSED);
  expect(input.value).toBe('rtas');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('No such word.');
  enter();
  input.value = '';
  type('tea');
  await answered(1, REFUSED);
  expect(input.value).toBe('tea');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('No such word.');
});

it('asks once before sending a word that the dice cannot spell', () => {
  type('zest');
  enter();
  expect(sent).toEqual([]);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('ZEST');
  enter();
  expect(sent.map(({ move }) => move)).toEqual([{ t: 'write', row: 3, word: 'zest' }]);
});

it('asks before it leaves a word out, and before it ends a round without a word', async () => {
  const button = (label: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
  type('rtas');
  button('Done')?.click();
  await answered(0, REFUSED);
  expect(document.querySelector('dialog h2')?.textContent).toBe('Leave RTAS out?');
  button('Leave it out')?.click();
  flushSync();
  expect(sent.at(-1)?.move).toEqual({ t: 'finish' });
  await answered(1, REFUSED);
  button('Done')?.click();
  flushSync();
  expect(document.querySelector('dialog h2')?.textContent).toBe('Done without a word?');
  expect(sent).toHaveLength(2);
});
