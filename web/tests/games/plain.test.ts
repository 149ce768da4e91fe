/** Forms made from the schema of a game's moves: what is asked for, and what is sent. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { change } from '$/lib/device/settings.svelte';
import type { Answer } from '$/lib/net/socket';
import { blanks, moveOf } from '$/plain/draft';
import { formOf, type Form } from '$/plain/form';
import MoveForm from '$/plain/MoveForm.svelte';
import type { Schema } from '$/lib/net/schema';

/** One kind of move, with these fields; all are needed unless named otherwise. */
function moves(properties: Record<string, Schema>, required = Object.keys(properties)): Schema {
  const Take: Schema = {
    type: 'object',
    description: 'Take something.',
    properties: { t: { enum: ['take-it'] }, ...properties },
    required: ['t', ...required],
  };
  const $defs: Record<string, Schema> = {
    Take,
    Colour: { title: 'Colour', enum: ['red', 'dark_blue'] },
    Place: {
      title: 'Place',
      type: 'object',
      properties: { x: { type: 'integer' }, y: { type: 'integer' } },
      required: ['x', 'y'],
    },
  };
  const mapping = { 'take-it': '#/$defs/Take' };
  return { $ref: '#/$defs/Take', discriminator: { propertyName: 't', mapping }, $defs };
}
const form = (properties: Record<string, Schema>, required?: string[]): Form =>
  formOf(moves(properties, required), 'take-it');
const fieldOf = (schema: Schema) => form({ it: schema }).parts[0]?.field;
const place: Schema = { $ref: '#/$defs/Place' };

describe('a form', () => {
  test('is named as its move and says what it is for; the tag is not asked for', () => {
    expect(form({})).toEqual({ t: 'take-it', label: 'Take it', says: 'Take something.', parts: [] });
  });

  test('is named as the game says, where it says so', () => {
    const titled = moves({});
    titled.$defs = { ...titled.$defs, Take: { ...titled.$defs?.['Take'], title: 'Взяти' } };
    expect(formOf(titled, 'take-it').label).toBe('Взяти');
  });

  test('offers players by their seats, all of them or the others', () => {
    expect(fieldOf({ type: 'integer', format: 'seat' })).toEqual({ kind: 'seat', others: false });
    expect(fieldOf({ type: 'integer', format: 'other-seat' })).toEqual({ kind: 'seat', others: true });
    const accuse = form({ whom: { type: 'integer', format: 'seat' } });
    expect(moveOf(accuse, { whom: '2' })).toEqual({ t: 'take-it', whom: 2 });
  });

  test('names a field by its title, or else by its name', () => {
    const { parts } = form({
      die_number: { type: 'integer' },
      word: { type: 'string', title: 'Your word', description: 'A noun.' },
    });
    expect(parts.map(({ label, says }) => [label, says])).toEqual([
      ['Die number', ''],
      ['Your word', 'A noun.'],
    ]);
  });

  test.each<[Schema, unknown]>([
    [
      { type: 'string', minLength: 1, maxLength: 9 },
      { kind: 'text', least: 1, most: 9 },
    ],
    [
      { type: 'integer', minimum: 0, exclusiveMaximum: 7 },
      { kind: 'number', step: 1, min: 0, max: 6 },
    ],
    [
      { type: 'integer', minimum: 1, maximum: 3 },
      { kind: 'choice', values: [1, 2, 3] },
    ],
    [{ type: 'number' }, { kind: 'number', step: 'any' }],
    [{ type: 'boolean' }, { kind: 'choice', values: [true, false] }],
    [{ $ref: '#/$defs/Colour' }, { kind: 'choice', values: ['red', 'dark_blue'] }],
    [
      { anyOf: [{ $ref: '#/$defs/Colour' }, { const: 3 }] },
      { kind: 'choice', values: ['red', 'dark_blue', 3] },
    ],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, { kind: 'maybe', without: null }],
    [
      { type: 'array', items: { type: 'string' }, maxItems: 3 },
      { kind: 'list', of: { kind: 'text' }, least: 0, most: 3 },
    ],
    [place, { kind: 'group', parts: [{ label: 'X' }, { label: 'Y' }] }],
    [
      { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false },
      { kind: 'row' },
    ],
    [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, { kind: 'json' }],
    [{}, { kind: 'json' }],
  ])('asks for %j', (schema, field) => {
    expect(fieldOf(schema)).toMatchObject(field as object);
  });

  test('a field that is not needed may stay empty', () => {
    expect(form({ note: { type: 'string' } }, []).parts[0]?.field.kind).toBe('maybe');
  });
});

describe('what is filled in', () => {
  const sent = (properties: Record<string, Schema>, draft: object, required?: string[]): unknown => {
    const made = form(properties, required);
    return moveOf(made, { ...blanks(made.parts), ...draft });
  };

  test('is sent as the kind of value that it is', () => {
    const all = { word: { type: 'string' }, die: { type: 'integer' }, sure: { type: 'boolean' } };
    expect(sent(all, { word: 'oak', die: '3', sure: '1' })).toEqual({
      t: 'take-it',
      word: 'oak',
      die: 3,
      sure: false,
    });
  });

  test('of lists, places and pairs is nested as they are', () => {
    const pair: Schema = {
      type: 'array',
      prefixItems: [{ type: 'integer' }, { type: 'string' }],
      items: false,
    };
    const all = { places: { type: 'array', items: place }, pair };
    const draft = { places: [{ x: '1', y: '2' }], pair: ['5', 'a'] };
    expect(sent(all, draft)).toEqual({ t: 'take-it', places: [{ x: 1, y: 2 }], pair: [5, 'a'] });
  });

  test('and left empty is null or not there, as the schema has it', () => {
    const either: Schema = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    expect(sent({ word: either, note: { type: 'string' } }, {}, ['word'])).toEqual({
      t: 'take-it',
      word: null,
    });
    expect(sent({ at: { anyOf: [place, { type: 'null' }] } }, {})).toEqual({ t: 'take-it', at: null });
  });

  test('begins with the default', () => {
    expect(sent({ die: { type: 'integer', default: 4 } }, {}, [])).toEqual({ t: 'take-it', die: 4 });
    const list: Schema = { type: 'array', items: { type: 'integer' }, default: [1, 2] };
    expect(sent({ dice: list }, {}, [])).toEqual({ t: 'take-it', dice: [1, 2] });
  });

  test('as JSON is read, or an error', () => {
    expect(sent({ any: {} }, { any: '{"a": [1]}' })).toEqual({ t: 'take-it', any: { a: [1] } });
    expect(() => sent({ any: {} }, { any: '{' })).toThrow(SyntaxError);
  });
});

describe('on the screen', () => {
  const send = vi.fn<(move: { t: string }) => Promise<Answer>>(() => Promise.resolve({ ok: true }));
  let shown: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    send.mockClear();
    change({ language: 'en' });
  });

  function show(properties: Record<string, Schema>): HTMLElement {
    const target = document.createElement('div');
    document.body.replaceChildren(target);
    shown = mount(MoveForm, { target, props: { form: form(properties), send } });
    flushSync();
    return target;
  }
  const buttons = (screen: HTMLElement): HTMLButtonElement[] => [...screen.querySelectorAll('button')];
  const told = (screen: HTMLElement): string => screen.querySelector('[role=alert]')?.textContent ?? '';

  function type(input: HTMLInputElement, text: string): void {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }
  const submit = (screen: HTMLElement): void =>
    void screen.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));

  test('a move without fields is a button', () => {
    const [button] = buttons(show({}));
    expect(button?.textContent).toBe('Take it');
    button?.click();
    expect(send).toHaveBeenCalledWith({ t: 'take-it' });
  });

  test('one thing to choose is a button a value', () => {
    change({ language: 'uk' });
    const [yes, no] = buttons(show({ sure: { type: 'boolean' } }));
    expect([yes?.textContent, no?.textContent]).toEqual(['Так', 'Ні']);
    no?.click();
    expect(send).toHaveBeenCalledWith({ t: 'take-it', sure: false });
  });

  test('every input has a label, and what is typed is sent and then gone', async () => {
    const screen = show({ word: { type: 'string', minLength: 1 } });
    const input = screen.querySelector('input') as HTMLInputElement;
    expect(input.labels?.[0]?.textContent).toBe('Word');
    expect(input.required).toBe(true);
    type(input, 'oak');
    submit(screen);
    await vi.waitFor(() => expect(input.value).toBe(''));
    expect(send).toHaveBeenCalledWith({ t: 'take-it', word: 'oak' });
  });

  test('a refusal is said at the form, and what was typed stays', async () => {
    send.mockResolvedValueOnce({ ok: false, code: 'used', detail: 'It was named before.' });
    const screen = show({ word: { type: 'string' } });
    const input = screen.querySelector('input') as HTMLInputElement;
    type(input, 'oak');
    submit(screen);
    await vi.waitFor(() => expect(told(screen)).toBe('It was named before.'));
    expect(input.value).toBe('oak');
  });

  test('a list grows and shrinks', async () => {
    const screen = show({ dice: { type: 'array', items: { type: 'integer' } } });
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
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ t: 'take-it', dice: [6] }));
  });
});
