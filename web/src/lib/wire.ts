/** The envelope of every message: what all games share. A game's own view, moves and events are in wire.gen.ts. */

export interface SeatView {
  name: string;
  bot: number | null;
  host: boolean;
  connected: boolean;
  left: boolean;
}

/** When an input counted and why: `at` = `arrived` − `delay`, unless something later had been settled already. */
export interface Fair {
  seq: number;
  seat: number;
  arrived: number;
  delay: number;
  at: number;
}

export interface ViewMessage {
  t: 'view';
  seq: number;
  at: number;
  now: number;
  view: unknown;
  events: { t: string }[];
  asks: string[];
  until: number | null;
  seats: SeatView[];
  you: number | null;
  host: boolean;
  status: 'lobby' | 'playing' | 'over';
  paused: boolean;
  result: { winners: number[]; scores: number[] } | null;
  fair: Fair[];
  code: string;
  game: string;
  number: number;
  language: 'en' | 'uk';
  size: number;
  settings: Record<string, unknown>;
  spectators: number;
}

export type HostDo =
  | { t: 'start' | 'pause' | 'resume' | 'again' | 'lobby' }
  | { t: 'bot'; seat?: number; level?: number }
  | { t: 'remove' | 'give'; seat: number }
  | { t: 'set'; settings: Record<string, unknown> };

export const EMOJI = ['👏', '😂', '😮', '🤔', '❤️', '🎉'] as const;
export type Emoji = (typeof EMOJI)[number];
