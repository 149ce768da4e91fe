/** Turns off completion and correction of a field for words. */
export function asWord(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.autocomplete = 'off';
  field.autocapitalize = 'none';
  field.spellcheck = false;
}

/** Whether a key is meant for something other than this field: a shortcut, or another place to type. */
export function isMeantElsewhere(event: KeyboardEvent, field: HTMLElement): boolean {
  const { target } = event;
  const place = target instanceof HTMLElement && target.closest('input, select, dialog, [role=log]');
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(place && target !== field);
}
