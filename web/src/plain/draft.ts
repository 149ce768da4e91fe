/** What stands in a form before it is sent: strings where people type, positions where they choose. */
import type { Field, Form, Part } from './form';

export type Draft = string | Draft[] | { [name: string]: Draft } | { on: boolean; of: Draft };

/** What can be left empty by leaving it blank; the rest of what may be missing is switched on first. */
export const isBlankable = (field: Field): boolean =>
  ['text', 'number', 'choice', 'seat', 'json'].includes(field.kind);

export function blank(field: Field, preset?: unknown): Draft {
  switch (field.kind) {
    case 'choice':
      return blankChoice(field.values, preset);
    case 'list':
      return Array.isArray(preset)
        ? preset.map((one) => blank(field.of, one))
        : Array.from({ length: field.least }, () => blank(field.of));
    case 'group':
      return blanks(field.parts, preset);
    case 'row':
      return field.parts.map((part, at) =>
        blank(part.field, Array.isArray(preset) ? preset[at] : part.preset),
      );
    case 'maybe':
      return isBlankable(field.of)
        ? preset == null
          ? ''
          : blank(field.of, preset)
        : { on: preset != null, of: blank(field.of, preset ?? undefined) };
    case 'json':
      return preset === undefined ? '' : JSON.stringify(preset);
    default:
      return preset === undefined ? '' : String(preset as string | number);
  }
}

/** If there is only one choice, it is chosen. */
function blankChoice(values: unknown[], preset: unknown): Draft {
  const at = values.length === 1 ? 0 : values.indexOf(preset);
  return at < 0 ? '' : `${at}`;
}

export function blanks(parts: Part[], preset?: unknown): { [name: string]: Draft } {
  const given = (preset ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    parts.map((part) => [part.name, blank(part.field, given[part.name] ?? part.preset)]),
  );
}

/** The value that a draft stands for; undefined where it is left out. Throws SyntaxError for what is no JSON. */
export function value(field: Field, draft: Draft): unknown {
  switch (field.kind) {
    case 'number':
    case 'seat':
      return Number(draft);
    case 'choice':
      return field.values[Number(draft)];
    case 'list':
      return (draft as Draft[]).map((one) => value(field.of, one));
    case 'group':
      return values(field.parts, draft as { [name: string]: Draft });
    case 'row':
      return field.parts.map((part, at) => value(part.field, (draft as Draft[])[at] ?? ''));
    case 'maybe':
      return given(field, draft);
    case 'json':
      return JSON.parse(draft as string);
    default:
      return draft;
  }
}

function given(field: Field & { kind: 'maybe' }, draft: Draft): unknown {
  if (isBlankable(field.of)) return draft === '' ? field.without : value(field.of, draft);
  const { on, of } = draft as { on: boolean; of: Draft };
  return on ? value(field.of, of) : field.without;
}

function values(parts: Part[], draft: { [name: string]: Draft }): Record<string, unknown> {
  const filled = parts.map((part) => [part.name, value(part.field, draft[part.name] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, one]) => one !== undefined));
}

/** The move as the server reads it. */
export const moveOf = (form: Form, draft: { [name: string]: Draft }): { t: string } => ({
  t: form.t,
  ...values(form.parts, draft),
});
