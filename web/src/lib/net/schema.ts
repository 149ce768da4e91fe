/** The part of JSON Schema that moves are described with, as the server writes it. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  /** `seat` and `other-seat`: the number of a player, chosen by name. */
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Resolves a reference. Keywords beside it (a title, a default) take precedence. */
export function resolve(schema: Schema, root: Schema): Schema {
  const { $ref, ...own } = schema;
  if (!$ref) return schema;
  const found = root.$defs?.[$ref.replace('#/$defs/', '')] ?? {};
  return { ...resolve(found, root), ...own };
}

/** `pick_a_die`, `call-no-word` → "Pick a die", "Call no word". */
export function inWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
