/** Attributes of a field for a word: a phone neither completes nor corrects it. */
export const asWord = { autocomplete: 'off', autocapitalize: 'none', spellcheck: false } as const;

/** Whether a key is meant for something other than this field: a shortcut, or another place to type. */
export function isMeantElsewhere(event: KeyboardEvent, field: HTMLElement): boolean {
  const { target } = event;
  const place = target instanceof HTMLElement && target.closest('input, select, dialog, [role=log]');
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(place && target !== field);
}
