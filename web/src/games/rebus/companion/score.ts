/** The points of a crossword, as in src/parlour/games/rebus/rules/law.py; tests/rules/beside-cases.json binds both. */
import type { Values } from './values';

export const STAR = '*';
export const DICE = 15;

/** Letters by their squares, as `row,column`. */
export type Squares = Record<string, string>;

export const keyOf = (row: number, col: number): string => `${row},${col}`;

interface Run {
  word: string;
  squares: string[];
  down: boolean;
  points: number;
  /** The same word occurs twice (REB-08). */
  isTwice: boolean;
}
export interface Reading {
  runs: Run[];
  across: number;
  down: number;
  unused: number;
  total: number;
  /** Dice that are in no word. */
  left: string[];
  /** Letters on the board that no die shows. */
  foreign: string[];
  /** Letters that two islands have in common: they could be joined, and must be (REB-07). */
  apart: string[];
}

/** Two or more letters side by side in one direction, across ones first (REB-07). */
function runsOf(squares: Squares): { word: string; squares: string[]; down: boolean }[] {
  return [false, true].flatMap((down) => {
    const step = (key: string, by: number): string => {
      const [row = 0, col = 0] = key.split(',').map(Number);
      return down ? keyOf(row + by, col) : keyOf(row, col + by);
    };
    const starts = Object.keys(squares)
      .filter((key) => squares[key] && !squares[step(key, -1)] && squares[step(key, 1)])
      .sort(inOrder);
    return starts.map((start) => {
      const line = [start];
      for (let next = step(start, 1); squares[next]; next = step(next, 1)) line.push(next);
      return { word: line.map((key) => squares[key]).join(''), squares: line, down };
    });
  });
}

function inOrder(one: string, other: string): number {
  const [a = 0, b = 0] = one.split(',').map(Number);
  const [c = 0, d = 0] = other.split(',').map(Number);
  return a - c || b - d;
}

/** Across plus down minus unused (REB-12). A star has the value of its letter (REB-09). Unused stars cost nothing. */
export function read(roll: string, squares: Squares, values: Values): Reading {
  const dearest = Math.max(...Object.values(values));
  const worth = (letter: string): number => values[letter] ?? dearest;
  const found = runsOf(squares);
  const words = found.map(({ word }) => word);
  const runs = found.map((run) => ({
    ...run,
    points: [...run.word].reduce((sum, letter) => sum + worth(letter), 0),
    isTwice: words.filter((word) => word === run.word).length > 1,
  }));
  const sum = (down: boolean): number =>
    runs.reduce((points, run) => points + (run.down === down ? run.points : 0), 0);
  const { left, foreign } = taken(
    roll,
    [...new Set(found.flatMap((run) => run.squares))].map((key) => squares[key] ?? ''),
  );
  const unused = left.reduce((points, die) => points + (die === STAR ? 0 : worth(die)), 0);
  const [across, down] = [sum(false), sum(true)];
  return {
    runs,
    across,
    down,
    unused,
    total: across + down - unused,
    left,
    foreign,
    apart: sharedByIslands(found, squares),
  };
}

/** The dice that these letters leave unused; letters are taken before stars. Only called with a roll. */
function taken(roll: string, laid: readonly string[]): { left: string[]; foreign: string[] } {
  const left = [...roll];
  if (!left.length) return { left, foreign: [] };
  const isLacking = (face: string): boolean => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const foreign = laid.filter(isLacking).filter(() => isLacking(STAR));
  return { left, foreign };
}

function sharedByIslands(runs: readonly { squares: string[] }[], squares: Squares): string[] {
  let islands: Set<string>[] = [];
  for (const run of runs) {
    const joined = new Set(run.squares);
    const touching = islands.filter((island) => run.squares.some((key) => island.has(key)));
    touching.forEach((island) => island.forEach((key) => joined.add(key)));
    islands = [...islands.filter((island) => !touching.includes(island)), joined];
  }
  const letters = islands.map((island) => new Set([...island].map((key) => squares[key] ?? '')));
  const shared = letters.flatMap((one, at) =>
    letters.slice(at + 1).flatMap((other) => [...one].filter((letter) => other.has(letter))),
  );
  return [...new Set(shared)].sort();
}
