/** The language that the dice are printed in: the table's, which need not be the reader's. */
export const printed = $state<{ language: 'en' | 'uk' }>({ language: 'en' });
