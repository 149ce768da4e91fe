/** Forms of a game's moves: their fields, and what they send. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { blanks, choicesOf, moveOf, partsOf, type Field, type NamedField } from '$/fields/field';
import { sitting } from '$/fields/at-table';
import { change } from '$/lib/device/settings.svelte';
import type { Answer } from '$/lib/net/socket';
import type { SeatView } from '$/lib/net/wire';
import MoveForm from '$/plain/MoveForm.svelte';

/** A form for one kind of move with one field. */
const form = (field?: Field, more: Partial<NamedField> = {}): NamedField => ({
  name: 'take-it',
  label: 'Take it',
  field: { kind: 'group', parts: field ? [{ name: 'it', label: 'Word', field, ...more }] : [] },
});
const text: Field = { kind: 'text' };
const number: Field = { kind: 'number' };

/** Every kind of field as the server describes it, with a valid move (tests/fields/test_fields.py). */
const cases = JSON.parse(readFileSync('../tests/fields/cases.json', 'utf8')) as {
  form: NamedField;
  move: { t: string } & Record<string, unknown>;
}[];

describe('filled-in values', () => {
  const sent = (field: Field, it?: unknown, more?: Partial<NamedField>): unknown => {
    const made = form(field, more);
    return moveOf(made, { ...blanks(partsOf(made)), ...(it !== undefined && { it }) });
  };

  test('few values are offered as choices, many are typed', () => {
    expect(choicesOf({ kind: 'switch' })).toEqual([true, false]);
    expect(choicesOf({ kind: 'number', least: 1, most: 3 })).toEqual([1, 2, 3]);
    expect(choicesOf({ kind: 'number', least: 1, most: 7 })).toBeUndefined();
    expect(choicesOf(number)).toBeUndefined();
  });

  test('empty fields become null or are omitted', () => {
    expect(sent({ kind: 'maybe', of: text })).toEqual({ t: 'take-it', it: null });
    expect(sent({ kind: 'maybe', of: { kind: 'group', parts: [] } })).toEqual({ t: 'take-it', it: null });
    expect(sent(text, undefined, { is_optional: true })).toEqual({ t: 'take-it' });
  });

  test('fields start with their default', () => {
    expect(sent(number, undefined, { preset: 4 })).toEqual({ t: 'take-it', it: 4 });
    expect(sent({ kind: 'series', of: number }, undefined, { preset: [1, 2] })).toEqual({
      t: 'take-it',
      it: [1, 2],
    });
  });

  test('JSON is parsed, or gives an error', () => {
    expect(sent({ kind: 'anything' }, '{"a": [1]}')).toEqual({ t: 'take-it', it: { a: [1] } });
    expect(() => sent({ kind: 'anything' }, '{')).toThrow(SyntaxError);
  });
});

describe('on the screen', () => {
  const send = vi.fn<(move: { t: string }) => Promise<Answer>>(() => Promise.resolve({ ok: true }));
  let shown: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    send.mockClear();
    change({ language: 'en' });
  });

  function show(made: NamedField): HTMLElement {
    const target = document.createElement('div');
    document.body.replaceChildren(target);
    const seats = ['Olena', 'Otto', 'Mira'].map((name) => ({ name, bot: null, left: false }) as SeatView);
    const context = sitting({ seats: () => seats, you: () => 0 });
    shown = mount(MoveForm, { target, props: { form: made, send }, context });
    flushSync();
    return target;
  }
  const buttons = (screen: HTMLElement): HTMLButtonElement[] => [...screen.querySelectorAll('button')];
  const alertOf = (screen: HTMLElement): string => screen.querySelector('[role=alert]')?.textContent ?? '';

  function type(input: HTMLInputElement, text: string): void {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }
  const submit = (screen: HTMLElement): void =>
    void screen.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));

  test('a move without fields is a button', () => {
    const [button] = buttons(show(form()));
    expect(button?.textContent).toBe('Take it');
    button?.click();
    expect(send).toHaveBeenCalledWith({ t: 'take-it' });
  });

  test('a single choice is one button for each value', () => {
    change({ language: 'uk' });
    const [yes, no] = buttons(show(form({ kind: 'switch' })));
    expect([yes?.textContent, no?.textContent]).toEqual(['Так', 'Ні']);
    no?.click();
    expect(send).toHaveBeenCalledWith({ t: 'take-it', it: false });
  });

  test('inputs have labels, and are cleared once they are sent', async () => {
    const screen = show(form({ kind: 'text', least: 1 }));
    const input = screen.querySelector('input') as HTMLInputElement;
    expect(input.labels?.[0]?.textContent).toBe('Word');
    expect(input.required).toBe(true);
    type(input, 'oak');
    submit(screen);
    await vi.waitFor(() => expect(input.value).toBe(''));
    expect(send).toHaveBeenCalledWith({ t: 'take-it', it: 'oak' });
  });

  test('refusals are shown at the form, which keeps its values', async () => {
    send.mockResolvedValueOnce({ ok: false, code: 'used', detail: 'It was named before.' });
    const screen = show(form(text));
    const input = screen.querySelector('input') as HTMLInputElement;
    type(input, 'oak');
    submit(screen);
    await vi.waitFor(() => expect(alertOf(screen)).toBe('It was named before.'));
    expect(input.value).toBe('oak');
  });

  test('a list grows and shrinks', async () => {
    const screen = show(form({ kind: 'series', of: number }, { label: 'Dice' }));
    const [more] = buttons(screen);
    more?.click();
    more?.click();
    flushSync();
    const inputs = [...screen.querySelectorAll('input')];
    expect(inputs.map((one) => one.labels?.[0]?.textContent)).toEqual(['Dice, number 1', 'Dice, number 2']);
    type(inputs[0] as HTMLInputElement, '5');
    type(inputs[1] as HTMLInputElement, '6');
    buttons(screen)
      .find((one) => one.getAttribute('aria-label') === 'Dice: remove number 1')
      ?.click();
    flushSync();
    submit(screen);
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ t: 'take-it', it: [6] }));
  });

  /** Fills in one value after another, in the order of the fields, as a person would. */
  async function fill(screen: HTMLElement, values: unknown[]): Promise<void> {
    for (const value of values) {
      const shows = (text: string): boolean => text.toLowerCase().replaceAll(' ', '_') === String(value);
      const radio = [...screen.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:checked)')].find(
        (one) => shows(one.parentElement?.textContent?.trim() ?? ''),
      );
      const free = [...screen.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')];
      const empty = free.find((one) => one.value === '');
      if (radio) radio.click();
      else if (empty) type(empty, String(value));
      else
        buttons(screen)
          .find((one) => shows(one.textContent?.trim() ?? ''))
          ?.click();
      flushSync();
      await Promise.resolve();
    }
  }

  const TYPED: Record<string, unknown[]> = {
    agree: ['yes'],
    bid: [7],
    pick: [3],
    weigh: [2.5],
    go: ['dark_wood'],
    say: ['sea, sun'],
    name: ['b7'],
    accuse: ['mira'],
    roll: [1, 2, 3],
    pair: [5, 'a b'],
    note: [4, 'so be it'],
    knock: [4],
    put: ['A', 3, 4],
    build: ['town', 'Elm', 3, 4],
    price: ['{"tea": 2}'],
    paint: ['blue'],
  };

  test.each(cases.filter(({ form: { name } }) => name in TYPED))(
    '$form.name can be filled in and sent',
    async (one) => {
      const screen = show(one.form);
      await fill(screen, TYPED[one.form.name] ?? []);
      submit(screen);
      await vi.waitFor(() => expect(send).toHaveBeenCalled());
      expect(send).toHaveBeenCalledWith(one.move);
    },
  );

  test('every kind of field is shown', () => {
    const missing = cases.map(({ form: { name } }) => name).filter((name) => !(name in TYPED));
    expect(missing).toEqual(['team']); // a list that grows: see above
  });
});
