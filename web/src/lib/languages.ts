/** The languages that are installed on the server, and where their messages are. The server writes them into the page. */
import { to } from './base';

export interface Installed {
  code: string;
  /** Its name in the language itself. */
  name: string;
  /** The folder of its messages, named by their content. */
  messages: string;
  direction?: 'ltr' | 'rtl';
  /** Variants of letters, and the letters on dice that stand for them. */
  forms?: [string, string];
  /** Games whose guided first round is not translated. */
  unguided?: string[];
}

const ENGLISH = 'en';

function inPage(): Installed[] {
  const json = document.getElementById('languages')?.textContent;
  return json ? (JSON.parse(json) as Installed[]) : [];
}

let known = inPage();

/** Takes over a list of languages. */
export const know = (languages: Installed[]): Installed[] => (known = languages);

/** Returns the installed languages, English first. */
export const installed = (): readonly Installed[] => known;

/** Asks the server for the languages where the page does not name them, as with Vite's own server. */
export async function findLanguages(): Promise<void> {
  if (!known.length) know((await (await fetch(to('/api/languages'))).json()) as Installed[]);
}

/** Returns whether a language is installed. Before the list is known, any may be. */
export const isInstalled = (code: string): boolean => !known.length || known.some((one) => one.code === code);

/** Returns the installed language that the browser's preferences ask for. */
export function preferred(): string {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.find((code) => known.some((one) => one.code === code)) ?? ENGLISH;
}

/** Returns a language with the region that the browser prefers: dates of `en-GB` are not those of `en`. */
export const regional = (code: string): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === code) ?? code;

export const nameOfLanguage = (code: string): string => known.find((one) => one.code === code)?.name ?? code;

/** Returns whether a game's guided first round can be read in a language. */
export const isGuided = (game: string, code: string): boolean =>
  !known.find((one) => one.code === code)?.unguided?.includes(game);

/** Returns the direction in which a language is written. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  known.find((one) => one.code === code)?.direction ?? 'ltr';

/** Returns the installed languages' own names by their codes. */
export const namesOfLanguages = (): Record<string, string> =>
  Object.fromEntries(known.map(({ code, name }) => [code, name]));
