import { expect, test } from 'vitest';
import { listed, plural } from '$/lib/words/plural';

test('numbers take the form that Intl names, in both languages', () => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  for (const language of ['en', 'uk'] as const) {
    const rules = new Intl.PluralRules(language);
    for (const n of [...Array(230).keys(), 1001, 1011, 12_345, 1.5, 0.5])
      expect(plural(language, n, forms)).toBe(`${n.toLocaleString(language)} ${rules.select(n)}`);
  }
});

test('names are listed as the language lists them', () => {
  for (const names of [[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cid']])
    expect(listed('en', names)).toBe(new Intl.ListFormat('en').format(names));
});
