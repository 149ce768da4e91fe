/** Every text that a person reads, from the Fluent files that the server sends for each part of the client. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { change, settings } from '../device/settings.svelte';
import { keepAll, loadFiles, parts } from './message-files';
import type { Messages } from './messages.gen';

type Values = Record<string, FluentVariable>;
/** The values of a message: none, or all that it uses. */
type Rest<Id extends keyof Messages> = Messages[Id] extends null ? [] : [values: Messages[Id]];
export type MessageId = keyof Messages;

/** Messages by language: a page that changes its language keeps the others. */
const bundles: Record<string, FluentBundle> = {};
/** Increases with every file, so that everything is redrawn with its messages. */
let files = $state(0);

/** Returns a message in the chosen language. Reactive: use it inside `$derived` or markup. */
export function say<Id extends MessageId>(id: Id, ...[values]: Rest<Id>): string {
  return sayAny(id, values as Values | undefined) ?? id;
}

/** Returns a message whose id is only known at run time, or null if there is none. */
export function sayAny(id: string, values?: Values): string | null {
  const bundle = files ? bundles[settings.language] : undefined;
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  const text = pattern ? (bundle?.formatPattern(pattern, values, []) ?? null) : null;
  // An English text among texts that run from right to left keeps its own order (scripts.ts).
  return text && message?.attributes['lang'] ? `\u2066${text}\u2069` : text;
}

/** A word of a game in capitals, as sentences about it show it. */
export const loud = (word: string): string => word.toLocaleUpperCase();

/** Returns the messages `id-1`, `id-2` … that exist. */
export function sayAll(id: string): string[] {
  const found: string[] = [];
  for (let text; (text = sayAny(`${id}-${found.length + 1}`)) !== null;) found.push(text);
  return found;
}

/**
 * Loads the messages of parts of the client: `common`, `replay`, or a game's id. Not reactive: a page that waits for
 * messages must not start again when the language changes, and `changeLanguage` loads all requested parts.
 */
export async function loadMessages(...wanted: string[]): Promise<void> {
  const language = untrack(() => settings.language);
  await loadFiles(language, wanted, add);
}

/** Returns a page once its messages are loaded too. */
export const withMessages = <Page>(page: Promise<Page>, ...wanted: string[]): Promise<Page> =>
  Promise.all([page, loadMessages(...wanted)]).then(([loaded]) => loaded);

/** Shows everything in another language, without a reload. */
export async function changeLanguage(language: string): Promise<void> {
  await loadFiles(language, parts(), add);
  change({ language });
  void keepAll(language).catch(() => undefined);
}

/** Adds messages in Fluent's syntax. */
export function add(language: string, source: string): void {
  (bundles[language] ??= new FluentBundle(language, { useIsolating: false })).addResource(
    new FluentResource(source),
    { allowOverrides: true },
  );
  files++;
}

const lists: Record<string, Intl.ListFormat> = {};

/** Ann, Bob, and Cid. */
export function listed(names: string[], language = settings.language): string {
  if (names.length < 2) return names[0] ?? '';
  return (lists[language] ??= new Intl.ListFormat(language)).format(names);
}

const choices: Record<string, Intl.ListFormat> = {};

/** A, B, or C. */
export const either = (names: string[], language = settings.language): string =>
  (choices[language] ??= new Intl.ListFormat(language, { type: 'disjunction' })).format(names);

/** Returns a message in the language of a table, which may be another one than the device's. Load it before. */
export function sayIn(language: string, id: string, values: Values | null = null): string {
  const pattern = files ? bundles[language]?.getMessage(id)?.value : null;
  return pattern ? (bundles[language]?.formatPattern(pattern, values, []) ?? id) : id;
}

/** Loads the messages of parts of the client in another language than the device's. */
export async function loadMessagesIn(language: string, ...wanted: string[]): Promise<void> {
  await loadFiles(language, wanted, add);
}
