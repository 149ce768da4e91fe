/** Custom boxes are stored on this device only, one entry each. */
import { remove, stored } from '$/lib/stored';
import type { Box } from './box';

const PREFIX = 'parlour.box.';

export interface OnShelf {
  id: string;
  box: Box;
}

function read(): OnShelf[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .sort()
      .flatMap((key) => {
        const box = stored<Box | null>(key, null);
        return box ? [{ id: key.slice(PREFIX.length), box }] : [];
      });
  } catch {
    return []; // storage may be forbidden
  }
}

class Shelf {
  boxes = $state.raw(read());

  of(id: string): Box | undefined {
    return this.boxes.find((one) => one.id === id)?.box;
  }

  for(game: string): OnShelf[] {
    return this.boxes.filter(({ box }) => box.game === game);
  }

  /** An id for a new box. */
  add(box: Box): string {
    const id = `${Date.now().toString(36)}${this.boxes.length.toString(36)}`;
    this.put(id, box);
    return id;
  }

  /** Returns false if the storage is full. The box then lasts as long as the page. */
  put(id: string, box: Box): boolean {
    this.boxes = [...this.boxes.filter((one) => one.id !== id), { id, box }].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(box));
      return true;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.boxes = this.boxes.filter((one) => one.id !== id);
    remove(PREFIX + id);
  }
}

export const shelf = new Shelf();
