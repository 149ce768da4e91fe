/**
 * A game as everybody saw it: its log, with what each line changed for every seat and for a spectator. The server sends
 * it for finished games, and `parlour play` saves it as a file. Showing it needs no rules and no server.
 */
import type { Lessons } from '$/lib/net/answers';
import { Failed } from '$/lib/net/http';
import type { Language } from '$/lib/device/settings.svelte';
import type { Fair, SeatView } from '$/lib/net/wire';
import type { Highlights, View } from '$/lib/wire.gen';

/** The view of one seat or a spectator at one moment. */
export interface Frame extends Required<Pick<View, 'until' | 'span' | 'text'>> {
  view: Record<string, unknown>;
}

interface Change extends Partial<Frame> {
  /** The whole view, because it has lost a field. */
  whole?: boolean;
}

interface Line {
  at: number;
  what: { t: string; seat?: number };
  events: { t: string }[];
  said?: string[];
  fair?: { arrived: number; delay: number };
  /** One for each seat, and last for a spectator. A number: the same as the one at that position. */
  seen: (Change | number | null)[];
}

interface Heading {
  game: string;
  language: string;
  seats: number;
  settings: Record<string, unknown>;
  /** The game's title, if the server sends it. */
  title?: Partial<Record<Language, string>>;
  names: string[];
  bots?: (number | null)[];
  reel: number;
  lines: number;
  result: { winners: number[]; scores: number[] } | null;
  review?: unknown;
  lessons?: Lessons;
  highlights?: Highlights;
  seen: Frame[];
}

export interface ReelEvent {
  key: string;
  event: { t: string };
  at: number;
  said: string | undefined;
  /** The moment that the line led to. */
  moment: number;
}

const FORMAT = 1;
const FAIR = 8;
/** The longest game. A longer file is refused. */
export const LARGEST = 50_000_000;

/** More seats than any table has, and more lines than the server shows step by step. */
const [MOST_SEATS, MOST_LINES] = [100, 100_000];

/** The events of a game, read from all its lines. */
interface Story {
  events: ReelEvent[];
  stops: number[];
  /** How many events had happened by each moment. */
  counts: number[];
}

/** The first moment needs only the heading, so a page shows it at once and goes on when the lines have arrived. */
export class Reel {
  readonly seats: SeatView[];
  #frames: Frame[][] = [];
  #read: Story | undefined;

  constructor(
    readonly text: string,
    readonly heading: Heading,
    /** Null until the lines have arrived. */
    readonly lines: Line[],
    readonly isHere: boolean,
  ) {
    this.seats = Array.from({ length: heading.seen.length - 1 }, (_, seat) => seatView(heading, seat));
  }

  /** The same game with all of its text. An incomplete text is read as far as possible. */
  whole(text: string): Reel {
    const [, ...rows] = text.split('\n', MOST_LINES + 1).filter(Boolean);
    return new Reel(text, this.heading, linesOf(rows), true);
  }

  /** All events, in order. */
  get events(): ReelEvent[] {
    return this.#story.events;
  }

  /** The moments to stop at: those with events, and both ends. */
  get stops(): number[] {
    return this.#story.stops;
  }

  get #story(): Story {
    return (this.#read ??= this.#gather());
  }

  #gather(): Story {
    const { lines } = this;
    const [events, counts, stops]: [ReelEvent[], number[], Set<number>] = [[], [0], new Set([0])];
    let seq = 0;
    lines.forEach((line, n) => {
      if (line.events.length) {
        seq += 1;
        stops.add(n + 1);
        line.events.forEach((event, i) =>
          events.push({ key: `${seq}.${i}`, event, at: line.at, said: line.said?.[i], moment: n + 1 }),
        );
      }
      counts.push(events.length);
    });
    return { events, counts, stops: [...stops.add(this.last)] };
  }

  /** The last moment. Moment 0 is before anything happened. */
  get last(): number {
    return this.isHere ? this.lines.length : this.heading.lines;
  }

  /** Whether the end of the reel is missing. */
  get isCut(): boolean {
    return this.last < this.heading.lines;
  }

  at(moment: number): number {
    return moment ? (this.lines[moment - 1]?.at ?? 0) : 0;
  }

  eventsBy(moment: number): ReelEvent[] {
    return moment ? this.events.slice(0, this.#story.counts[moment]) : [];
  }

  /** `eye`: a seat, or null for a spectator. */
  frame(eye: number | null, moment: number): Frame {
    const at = eye ?? this.seats.length;
    if (!moment && !this.#frames[at]) return frameOf(this.heading.seen[at] as Frame);
    const frames = (this.#frames[at] ??= [...this.#fold(at)]);
    return frames[moment] as Frame;
  }

  /** When the latest inputs arrived and counted, to see who was first. */
  fairBy(moment: number): Fair[] {
    const found: Fair[] = [];
    if (!moment) return found;
    let seq = this.stops.filter((stop) => stop > 0 && stop <= moment).length;
    for (let n = moment; n > 0 && found.length < FAIR; n--) {
      const line = this.lines[n - 1];
      if (!line?.events.length) continue;
      const { fair, what, at } = line;
      if (fair && what.seat !== undefined) found.unshift({ seq, seat: what.seat, ...fair, at });
      seq -= 1;
    }
    return found;
  }

  *#fold(eye: number): Generator<Frame> {
    let frame = frameOf(this.heading.seen[eye] as Frame);
    yield frame;
    for (const { seen } of this.lines) {
      const seenHere = seen[eye];
      const change = typeof seenHere === 'number' ? (seen[seenHere] as Change) : seenHere;
      if (change) {
        const { whole, view, ...rest } = change;
        frame = { ...frame, ...rest, view: whole && view ? view : { ...frame.view, ...view } };
      }
      yield frame;
    }
  }
}

const frameOf = (begin: Frame): Frame => ({ ...begin, text: begin.text ?? null });

function seatView({ names, bots }: Heading, seat: number): SeatView {
  const bot = bots?.[seat] ?? null;
  return { name: names[seat] ?? `${seat + 1}`, bot, host: false, connected: true, left: false } as SeatView;
}

/** Reads a reel from its first line alone. Throws `Failed` with the problem. */
export function beginReel(first: string): Reel {
  const heading = parsed(first) as Partial<Heading> | null;
  if (typeof heading?.game !== 'string' || typeof heading.seats !== 'number') throw new Failed('no-log', '');
  if (heading.reel === undefined) throw new Failed('bare-log', '');
  if (heading.reel !== FORMAT) throw new Failed('newer-log', '');
  if (!isWhole(heading)) throw new Failed('no-log', '');
  return new Reel(first, heading as Heading, [], false);
}

/** Whether a heading is plausible: files can come from anywhere, and a page has little memory. */
function isWhole({ seats, seen, names, lines }: Partial<Heading>): boolean {
  return (
    isCount(seats, MOST_SEATS) &&
    isCount(lines, MOST_LINES) &&
    Array.isArray(names) &&
    names.length <= MOST_SEATS &&
    names.every((name) => typeof name === 'string') &&
    Array.isArray(seen) &&
    seen.length > seats && // players may have joined later, and the last one is a spectator
    seen.length <= MOST_SEATS + 1 &&
    seen.every((frame) => isTable(frame) && isTable((frame as Partial<Frame>).view))
  );
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readReel = (text: string): Reel => beginReel(/^.*/.exec(text)?.[0] ?? '').whole(text);

/** Reads the lines as far as possible. */
function linesOf(rows: readonly string[]): Line[] {
  const read: Line[] = [];
  for (const row of rows) {
    const one = parsed(row) as Partial<Line> | null;
    if (!Array.isArray(one?.events) || !Array.isArray(one.seen)) break;
    read.push(one as Line);
  }
  return read;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/** A log that somebody dropped: read here, sent nowhere. */
export async function readFile(file: File): Promise<Reel> {
  if (file.size > LARGEST) throw new Failed('huge-log', '');
  return readReel(await file.text());
}

/** The whole game as a file. Includes the review if it is loaded, so that another device needs nothing else. */
export function fileOf({ text, heading }: Reel, review: unknown): string {
  const end = text.indexOf('\n');
  return JSON.stringify(review === undefined ? heading : { ...heading, review }) + text.slice(end);
}

/** Table time as people read it: 1:07. */
export const stamp = (at: number): string =>
  `${Math.floor(at / 60_000)}:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`;
