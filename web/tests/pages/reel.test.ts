import { describe, expect, it } from 'vitest';
import { Failed } from '$/lib/net/http';
import { linesOf } from '$/lib/net/lines';
import { eyeIn, hashOf, momentIn } from '$/replay/address';
import { beginReel, fileOf, LARGEST, readFile, readReel, stamp, type Reel } from '$/replay/reel';
import { greatMoments, next, swipes } from '$/replay/stepping';
import type { GameModule } from '$/contract/game';

const frame = (view: Record<string, unknown>) => ({ view, until: null, span: null });
const heading = {
  game: 'lone',
  language: 'en',
  seats: 2,
  settings: {},
  names: ['Ann', 'Bob'],
  bots: [null, 3],
  reel: 1,
  lines: 3,
  result: { winners: [0], scores: [5, 1] },
  seen: [frame({ you: 0, round: 0 }), frame({ you: 1, round: 0 }), frame({ you: null, round: 0 })],
};
const lines = [
  {
    at: 0,
    what: { t: 'drawn' },
    events: [{ t: 'rolled' }],
    seen: [{ view: { round: 1 }, until: 9 }, 0, { view: { round: 1 } }],
  },
  {
    at: 4000,
    what: { t: 'act', seat: 0 },
    events: [],
    fair: { arrived: 4100, delay: 100 },
    seen: [{ view: { draft: 'cat' } }, null, null],
  },
  {
    at: 67_000,
    what: { t: 'act', seat: 1 },
    events: [{ t: 'round-ended' }, { t: 'game-ended' }],
    fair: { arrived: 67_050, delay: 50 },
    seen: [{ view: { you: 0, round: 2 }, whole: true }, 0, null],
  },
];
const text = [heading, ...lines].map((one) => JSON.stringify(one)).join('\n') + '\n';

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return error instanceof Failed ? error.code : String(error);
  }
  return 'none';
}

describe('a reel', () => {
  const reel = readReel(text);

  it('applies changes one after another for every seat', () => {
    expect(reel.frame(0, 0).view).toEqual({ you: 0, round: 0 });
    expect(reel.frame(0, 2)).toEqual({
      view: { you: 0, round: 1, draft: 'cat' },
      until: 9,
      span: null,
      text: null,
    });
    expect(reel.frame(1, 2).view).toEqual({ you: 1, round: 1 });
    expect(reel.frame(1, 1).until).toBe(9);
    expect(reel.frame(0, 3).view).toEqual({ you: 0, round: 2 });
    expect(reel.frame(null, 3).view).toEqual({ you: null, round: 1 });
  });

  it('stops at moments with events, and shows only events up to then', () => {
    expect(reel.stops).toEqual([0, 1, 3]);
    expect(reel.eventsBy(2).map(({ key }) => key)).toEqual(['1.0']);
    expect(reel.eventsBy(3).map(({ key }) => key)).toEqual(['1.0', '2.0', '2.1']);
    expect([next(reel.stops, 1, 1), next(reel.stops, 3, 1), next(reel.stops, 2, -1)]).toEqual([3, 3, 1]);
    expect(greatMoments(reel, {} as GameModule)).toEqual([3]);
  });

  it('has the claims, the seats and the time of a moment', () => {
    expect(reel.fairBy(3)).toEqual([{ seq: 2, seat: 1, arrived: 67_050, delay: 50, at: 67_000 }]);
    expect(reel.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ann', null],
      ['Bob', 3],
    ]);
    expect(stamp(reel.at(3))).toBe('1:07');
  });

  it('can be saved as a file with the best words and read again', () => {
    const again = readReel(fileOf(reel, [1]));
    expect([again.heading.review, again.last, again.isCut]).toEqual([[1], 3, false]);
  });
});

describe('a reel that is loading', () => {
  const lost = (): never => {
    throw new Error('lost');
  };
  const octets = new TextEncoder().encode(text.replace('Bob', 'Їжак'));
  const cuts = [0, 90, octets.indexOf(10) + 1, octets.length];

  /**
   * In chunks that end in the middle of a character and of a line. `asked`: how many chunks were requested.
   */
  const sent = (): { answer: Response; asked: () => number } => {
    let n = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (out) => {
          n += 1;
          if (n < cuts.length) out.enqueue(octets.slice(cuts[n - 1], cuts[n]));
          else out.close();
        },
      },
      { highWaterMark: 0 },
    );
    return { answer: new Response(body), asked: () => n };
  };

  it('shows its first moment after its first line, and reads no more until asked', async () => {
    const { answer, asked } = sent();
    const { first, all } = await linesOf(answer, lost);
    expect(asked()).toBe(2);
    const begun = beginReel(first);
    expect([begun.isHere, begun.last, begun.isCut, begun.stops]).toEqual([false, 3, false, [0, 3]]);
    expect(begun.frame(1, 0).view).toEqual({ you: 1, round: 0 });
    const reel = begun.whole(await all());
    expect([reel.isHere, reel.last, reel.stops, reel.heading]).toEqual([true, 3, [0, 1, 3], begun.heading]);
    expect(reel.seats[1]?.name).toBe('Їжак');
    expect(reel.frame(0, 3).view).toEqual({ you: 0, round: 2 });
  });

  it('reports if it was cut short', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (out) => out.error(new TypeError('network error')) });
    await expect(linesOf(new Response(body), lost)).rejects.toThrow('lost');
  });

  it('is rejected if it is empty or has no line', async () => {
    for (const body of ['', 'hello']) {
      const { first, all } = await linesOf(new Response(body), lost);
      expect([first, await all()]).toEqual([body, body]);
      expect(codeOf(() => beginReel(first))).toBe('no-log');
    }
  });
});

describe('the problem of a file', () => {
  it('is reported by its kind', () => {
    const with_ = (change: object): string => text.replace(/^.*/, JSON.stringify({ ...heading, ...change }));
    expect(codeOf(() => readReel('hello'))).toBe('no-log');
    expect(codeOf(() => readReel(''))).toBe('no-log');
    expect(codeOf(() => readReel(with_({ reel: undefined })))).toBe('bare-log');
    expect(codeOf(() => readReel(with_({ reel: 2 })))).toBe('newer-log');
    expect(codeOf(() => readReel(with_({ seen: [] })))).toBe('no-log');
  });

  it('does not hide the rest of one that was cut short', () => {
    const cut = readReel(text.slice(0, -20));
    expect([cut.last, cut.isCut]).toEqual([2, true]);
  });

  it('is found before 50 MB have been read', async () => {
    const file = { size: LARGEST + 1, text: () => Promise.reject(new Error('read')) } as unknown as File;
    await expect(readFile(file)).rejects.toMatchObject({ code: 'huge-log' });
  });
});

it('an address names only existing moments', () => {
  expect([momentIn('#12', 40), momentIn('#99', 40), momentIn('', 40), momentIn('#x', 40)]).toEqual([
    12,
    40,
    null,
    null,
  ]);
});

describe('a swipe', () => {
  const page = document.createElement('main');
  const steps: number[] = [];
  swipes((by) => steps.push(by))(page);
  const touch = (kind: string, x: number, y: number): void => {
    const at = [{ clientX: x, clientY: y }];
    page.dispatchEvent(Object.assign(new Event(kind), { touches: at, changedTouches: at }));
  };
  it('to the side turns the page, scrolling does not', () => {
    touch('touchstart', 200, 100);
    touch('touchend', 100, 110);
    touch('touchstart', 100, 100);
    touch('touchend', 190, 90);
    touch('touchstart', 100, 100);
    touch('touchend', 190, 300);
    expect(steps).toEqual([1, -1]);
  });
});

describe('a file with too large claims', () => {
  const claims = (more: Record<string, unknown>) =>
    codeOf(() => readReel(JSON.stringify({ ...heading, ...more })));

  it.each([
    ['sixty million seats', { seats: 60_000_000, seen: { length: 60_000_001 } }],
    ['a hundred and one seats', { seats: 101, seen: Array.from({ length: 102 }, () => frame({})) }],
    ['half a seat', { seats: 1.5 }],
    ['fewer than no seats', { seats: -1, seen: [] }],
    ['endless lines', { lines: 1e15 }],
    ['no number of lines', { lines: 'many' }],
    ['eyes that see nothing', { seen: [null, null, null] }],
    ['eyes without a view', { seen: [{}, {}, {}] }],
    ['names that are none', { names: [{ length: 1e9 }, 1] }],
    ['a million names', { names: Array.from({ length: 1_000_000 }, () => 'x') }],
  ])('%s are none', (_, more) => {
    expect(claims(more)).toBe('no-log');
  });

  it('is read no further than a game can go', () => {
    const row = JSON.stringify({ at: 0, what: { t: 'alarm' }, events: [], seen: [null, null, null] });
    const reel = readReel(
      [JSON.stringify(heading), ...Array.from({ length: 150_000 }, () => row)].join('\n'),
    );
    expect(reel.last).toBe(100_000);
  });
});

describe('an address', () => {
  const reel = (...sides: (string | null)[]): Reel =>
    ({ seats: sides, heading: { seen: sides.map((side) => ({ view: { side } })) } }) as unknown as Reel;

  it('keeps the moment and the view', () => {
    const stars = reel('alien', 'scientists', 'scientists');
    for (const eye of [0, 1, 2, 'all', 'watcher'] as const)
      expect(eyeIn(hashOf(stars, 7, eye), stars)).toBe(eye);
    expect(hashOf(stars, 7, 0)).toBe('#7.alien');
    expect(hashOf(stars, 7, 2)).toBe('#7.3');
    expect(momentIn('#7.alien', 20)).toBe(7);
    expect(eyeIn('#7.1', stars)).toBe(0);
    expect(eyeIn('#5.scientist', stars)).toBe(1); // the first seat of them
    expect(eyeIn('#5.scientists', reel('alien', 'scientists'))).toBe(1);
    expect(hashOf(reel('alien', 'scientists'), 5, 1)).toBe('#5.scientist');
  });

  it('without a seat of the game names no view', () => {
    for (const hash of ['', '#7', '#7.', '#7.4', '#7.captain', '#x.1'])
      expect(eyeIn(hash, reel(null, null))).toBeNull();
  });
});
