import { t } from '$/lib/words/i18n.svelte';
import { inWords } from './schema';

/** A value of a game as a button shows it. */
export const called = (value: unknown): string =>
  value === true ? t().yes : value === false ? t().no : inWords(String(value));
