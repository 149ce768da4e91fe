/** A form for every kind of move, made from its schema: what is to be filled in, and what may be left out. */
import { inWords, resolve, type Schema } from '$/lib/net/schema';

export type Field =
  | { kind: 'text'; least: number; most: number | undefined; pattern: string | undefined }
  | { kind: 'number'; step: number | 'any'; min: number | undefined; max: number | undefined }
  | { kind: 'choice'; values: unknown[] }
  /** A player, chosen by name; `others`: not oneself. */
  | { kind: 'seat'; others: boolean }
  | { kind: 'list'; of: Field; least: number; most: number | undefined }
  | { kind: 'group'; parts: Part[] }
  | { kind: 'row'; parts: Part[] }
  /** May be left empty: `without` is what is then sent, undefined for nothing at all. */
  | { kind: 'maybe'; of: Field; without: null | undefined }
  | { kind: 'json' };

export interface Part {
  name: string;
  label: string;
  says: string;
  field: Field;
  preset: unknown;
}

export interface Form {
  t: string;
  label: string;
  says: string;
  parts: Part[];
}

/** The form for one kind of move that a seat is asked for. */
export function formOf(moves: Schema, t: string): Form {
  const schema = resolve({ $ref: moves.discriminator?.mapping[t] ?? `#/$defs/${t}` }, moves);
  const parts = partsOf(schema, moves).filter((part) => part.name !== tagOf(moves));
  return { t, label: schema.title ?? inWords(t), says: schema.description ?? '', parts };
}

const tagOf = (moves: Schema): string => moves.discriminator?.propertyName ?? 't';

function partsOf(schema: Schema, root: Schema): Part[] {
  return Object.entries(schema.properties ?? {}).map(([name, written]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    return partOf(name, inWords(name), written, root, isNeeded);
  });
}

function partOf(name: string, label: string, written: Schema, root: Schema, isNeeded: boolean): Part {
  const found = fieldOf(written, root);
  const field: Field =
    isNeeded || 'default' in written || found.kind === 'maybe'
      ? found
      : { kind: 'maybe', of: found, without: undefined };
  return {
    name,
    label: written.title ?? label,
    says: written.description ?? '',
    field,
    preset: written.default,
  };
}

export function fieldOf(written: Schema, root: Schema): Field {
  const schema = resolve(written, root);
  if (schema.anyOf) return eitherOf(schema.anyOf, root);
  if ('const' in schema) return { kind: 'choice', values: [schema.const] };
  if (schema.enum) return { kind: 'choice', values: schema.enum };
  if (schema.format === 'seat' || schema.format === 'other-seat')
    return { kind: 'seat', others: schema.format === 'other-seat' };
  switch (schema.type) {
    case 'string':
      return {
        kind: 'text',
        least: schema.minLength ?? 0,
        most: schema.maxLength,
        pattern: schema.pattern,
      };
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return { kind: 'choice', values: [true, false] };
    case 'array':
      return arrayOf(schema, root);
    case 'object':
      return schema.properties ? { kind: 'group', parts: partsOf(schema, root) } : { kind: 'json' };
    default:
      return { kind: 'json' };
  }
}

/** So few numbers are chosen rather than typed: a tap each. */
const FEW = 6;

function numberOf(schema: Schema): Field {
  const isWhole = schema.type === 'integer';
  const beyond = (limit: number | undefined, step: number): number | undefined =>
    limit === undefined ? undefined : limit + (isWhole ? step : 0);
  const min = schema.minimum ?? beyond(schema.exclusiveMinimum, 1);
  const max = schema.maximum ?? beyond(schema.exclusiveMaximum, -1);
  if (isWhole && min !== undefined && max !== undefined && max - min < FEW) {
    return { kind: 'choice', values: Array.from({ length: max - min + 1 }, (_, at) => min + at) };
  }
  return { kind: 'number', step: isWhole ? 1 : 'any', min, max };
}

function arrayOf(schema: Schema, root: Schema): Field {
  if (schema.prefixItems) {
    const parts = schema.prefixItems.map((item, at) =>
      partOf(`${at}`, inWords(resolve(item, root).title ?? `${at + 1}`), item, root, true),
    );
    return { kind: 'row', parts };
  }
  if (!schema.items) return { kind: 'json' };
  return {
    kind: 'list',
    of: fieldOf(schema.items, root),
    least: schema.minItems ?? 0,
    most: schema.maxItems,
  };
}

/** One of several: where all are values to choose from they are one choice; null means that it may be left empty. */
function eitherOf(all: Schema[], root: Schema): Field {
  const some = all.filter((one) => resolve(one, root).type !== 'null');
  const fields = some.map((one) => fieldOf(one, root));
  const [only] = fields;
  const field: Field =
    fields.length === 1 && only
      ? only
      : fields.every((one) => one.kind === 'choice')
        ? { kind: 'choice', values: fields.flatMap((one) => one.values) }
        : { kind: 'json' };
  return some.length < all.length ? { kind: 'maybe', of: field, without: null } : field;
}
