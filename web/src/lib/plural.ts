/** Word forms by number, in the language's own classes: English one/other, Ukrainian one/few/many. */
export function plural(
  language: 'en' | 'uk',
  n: number,
  forms: { one: string; few?: string; many?: string; other: string },
): string {
  const form = new Intl.PluralRules(language).select(n) as keyof typeof forms;
  return `${n.toLocaleString(language)} ${forms[form] ?? forms.other}`;
}
