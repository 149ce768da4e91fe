import { persisted } from '$/beside/persisted.svelte';
import { settings, type Language } from '$/lib/device/settings.svelte';
import { type Squares } from './score';
import { valuesIn, type Values } from './values';

interface Scorer {
  language: Language;
  roll: string;
  squares: Squares;
  /** The values of a custom box, by language. */
  values: Partial<Record<Language, Values>>;
}

export const { now: scorer, change } = persisted<Scorer>('parlour.beside.rebus', {
  language: settings.language,
  roll: '',
  squares: {},
  values: {},
});

export const valuesNow = (): Values => scorer.values[scorer.language] ?? valuesIn(scorer.language);
