/** An event's fields as the values of its message. Python does the same (`values_of` in core/messages/teller.py). */
import type { FluentVariable } from '@fluent/bundle';
import { listed, sayAny } from '$/lib/words/messages.svelte';

type Names = (seat: number) => string;

/**
 * A seat becomes a name, several seats a list of names with their count, and words are in capitals. Booleans become
 * "yes" or "no" and missing values "none", so that messages can select on them. Games convert other fields.
 */
export function valuesOf(event: object, names: Names): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'seats' || field === 'winners') {
      const seats = value as number[];
      Object.assign(values, { names: listed(seats.map(names)), count: seats.length });
    } else if (value === null) values[field] = 'none';
    else if (field === 'seat' || field === 'by')
      values[field === 'seat' ? 'name' : 'by'] = names(value as number);
    else if (typeof value === 'boolean') values[field] = value ? 'yes' : 'no';
    else if (typeof value === 'string') values[field] = field === 'word' ? value.toLocaleUpperCase() : value;
    else if (typeof value === 'number') values[field] = value;
  }
  return values;
}

/** An event as a sentence, by its message `GAME-event-NAME`. `more`: values that the event lacks or has in parts. */
export const eventInWords = (
  game: string,
  event: { t: string },
  names: Names,
  more: Record<string, FluentVariable> = {},
): string | null => sayAny(`${game}-event-${event.t}`, { ...valuesOf(event, names), ...more });
