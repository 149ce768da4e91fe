import type { One } from './one';

export interface Other {
  one: One;
}
