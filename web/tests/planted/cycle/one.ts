import type { Other } from './other';

export type One = Other | null;
