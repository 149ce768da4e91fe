/** The players, the same on every tools page. Each has a number that stays the same when a name changes. */
import { say } from '$/lib/words/messages.svelte';
import { persisted } from './persisted.svelte';

interface Person {
  id: number;
  name: string;
}
export const MOST = 8;
export const LEAST = 2;

const { now, change } = persisted<{ people: Person[] }>('parlour.beside.people', {
  people: [
    { id: 1, name: '' },
    { id: 2, name: '' },
  ],
});

export const people = {
  get all(): Person[] {
    return now.people;
  },
  get ids(): number[] {
    return now.people.map(({ id }) => id);
  },
  name(id: number): string {
    const at = now.people.findIndex((person) => person.id === id);
    return now.people[at]?.name.trim() || say('player-number', { number: at + 1 });
  },
  rename(id: number, name: string): void {
    change({ people: now.people.map((person) => (person.id === id ? { id, name } : person)) });
  },
  add(): void {
    if (now.people.length < MOST)
      change({ people: [...now.people, { id: Math.max(0, ...people.ids) + 1, name: '' }] });
  },
  remove(id: number): void {
    if (now.people.length > LEAST) change({ people: now.people.filter((person) => person.id !== id) });
  },
};
