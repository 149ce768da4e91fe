/** Every folder beside this file is a game. Cards come with the first page, the rest when a table needs it. */
import type { Card, GameModule } from './game';

const found = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

export const cards: Card[] = Object.values(found).sort((a, b) => a.order - b.order);

export function cardOf(id: string): Card | undefined {
  return cards.find((card) => card.id === id);
}

export function load(id: string): Promise<GameModule> {
  const open = modules[`./${id}/index.ts`];
  return open ? open() : Promise.reject(new Error(`no game named ${id}`));
}
