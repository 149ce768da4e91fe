/**
 * A value that people fill in, as the server describes it. The state of a form is the value itself, except that numbers
 * and choices may still be '' and JSON is still text.
 */
import type { NamedField } from '$/lib/wire.gen';

export type { NamedField };
export type Field = NamedField['field'];
export type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Values = Record<string, unknown>;

/** Up to this many numbers are chosen with a tap rather than typed. */
const FEW = 6;

/** The values to choose from, if they are few enough to be listed. */
export function choicesOf(field: Field): unknown[] | undefined {
  if (field.kind === 'switch') return [true, false];
  if (field.kind === 'choice') return field.values;
  if (field.kind !== 'number' || field.is_whole === false) return undefined;
  const { least, most } = field;
  if (least == null || most == null || most - least >= FEW) return undefined;
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** Whether leaving the field blank omits it. Other optional fields have a switch. */
export const isBlankable = (field: Field): boolean =>
  !['series', 'row', 'group', 'either', 'maybe'].includes(field.kind);

/** Whether a field is one die: a fixed number of faces, each with a few letters or one of some sides. */
export const isDie = (field: Field): boolean =>
  field.kind === 'series' &&
  field.most === field.least &&
  (field.of.kind === 'choice' || (field.of.kind === 'text' && (field.of.most ?? 9) <= 3));

/** Whether a field is a row of numbers. */
export const isNumbers = (field: Field): boolean =>
  field.kind === 'group' && field.parts.every((part) => part.field.kind === 'number');

export function blank(field: Field, preset?: unknown): unknown {
  if (field.kind === 'maybe')
    return preset == null ? (isBlankable(field.of) ? '' : null) : blank(field.of, preset);
  if (field.kind === 'anything' || field.kind === 'table')
    return preset === undefined ? '' : JSON.stringify(preset);
  if (field.kind === 'group') return blanks(field.parts, preset as Values | undefined);
  if (preset !== undefined) return preset;
  if (field.kind === 'series') return Array.from({ length: field.least ?? 0 }, () => blank(field.of));
  if (field.kind === 'row') return field.parts.map((part) => blank(part.field));
  if (field.kind === 'either') return {};
  return choicesOf(field)?.length === 1 ? choicesOf(field)?.[0] : '';
}

export const blanks = (parts: NamedField[], preset: Values = {}): Values =>
  Object.fromEntries(
    parts.map(({ name, field, preset: usual, is_optional: isOptional }) => [
      name,
      blank(isOptional ? { kind: 'maybe', of: field } : field, preset[name] ?? usual),
    ]),
  );

/** The value that is sent. Throws SyntaxError for text that is not JSON. */
export function valueOf(field: Field, draft: unknown): unknown {
  switch (field.kind) {
    case 'maybe':
      return draft === '' || draft === null ? null : valueOf(field.of, draft);
    case 'series':
      return (draft as unknown[]).map((one) => valueOf(field.of, one));
    case 'row':
      return field.parts.map((part, at) => valueOf(part.field, (draft as unknown[])[at]));
    case 'group':
      return valuesOf(field.parts, draft as Values);
    case 'either': {
      const { [field.tag]: name, ...rest } = draft as Values;
      const chosen = field.parts.find((part) => part.name === name);
      return { [field.tag]: name, ...(chosen && (valueOf(chosen.field, rest) as Values)) };
    }
    case 'anything':
    case 'table':
      return typeof draft === 'string' ? (JSON.parse(draft) as unknown) : draft;
    default:
      return draft;
  }
}

function valuesOf(parts: NamedField[], draft: Values): Values {
  const given = parts.filter(
    ({ name, is_optional: isOptional }) => !isOptional || (draft[name] ?? '') !== '',
  );
  return Object.fromEntries(given.map(({ name, field }) => [name, valueOf(field, draft[name])]));
}

export const partsOf = (form: NamedField): NamedField[] =>
  form.field.kind === 'group' ? form.field.parts : [];

/** The move as the server reads it. */
export const moveOf = (form: NamedField, draft: Values): { t: string } => ({
  t: form.name,
  ...valuesOf(partsOf(form), draft),
});

/** `pick_a_die`, `call-no-word` → "Pick a die", "Call no word". */
export function inWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
