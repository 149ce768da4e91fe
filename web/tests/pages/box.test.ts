import { describe, expect, it } from 'vitest';
import type { Box } from '$/box/box';
import { Faults, idOf } from '$/fields/faults';
import { nameOfFile } from '$/box/file';
import { Broken, fromLink, linkOf } from '$/box/link';

const LONE: Box = {
  game: 'lone',
  language: 'uk',
  name: 'Горище, 1987',
  dice: { faces: [['А', 'Б', 'В', 'Г', 'Ґ', 'Д']] },
};

describe('a box', () => {
  it('reports problems at their place', () => {
    const says = 'no letter';
    const faults = new Faults([
      { at: ['dice', 'faces', 1, 0], place: 'dice.faces.2.1', says },
      { at: ['dice', 'faces', 1, 1], place: 'dice.faces.2.2', says },
      { at: ['dice', 'faces', 10, 1], place: 'dice.faces.11.2', says: 'another' },
    ]);
    expect(faults.at(['dice', 'faces', 1, 1])).toBe(says);
    expect(faults.at(['dice', 'faces', 1])).toBeUndefined();
    expect(faults.under(['dice', 'faces', 1])).toEqual([says]);
    expect(faults.inside(['dice', 'faces'])).toEqual(['1', '10']);
    expect(idOf(['dice', 'faces', 1, 1])).toBe('box-dice.faces.1.1');
  });
});

describe('a link', () => {
  it('contains the whole box', async () => {
    const link = await linkOf(LONE);
    expect(link).toMatch(/\/box#[\w-]+$/);
    expect(await fromLink(new URL(link).hash)).toEqual(LONE);
  });

  it('that was cut short or changed is rejected', async () => {
    const { hash } = new URL(await linkOf(LONE));
    for (const wrong of [hash.slice(0, -8), hash.slice(0, 20), '#', '#%%%', `#${btoa('[1]')}`])
      await expect(fromLink(wrong), wrong).rejects.toBeInstanceOf(Broken);
  });

  it('cannot expand into something huge', async () => {
    const { hash } = new URL(await linkOf({ ...LONE, name: 'x'.repeat(400_000) }));
    expect(hash.length).toBeLessThan(2000);
    await expect(fromLink(hash)).rejects.toBeInstanceOf(Broken);
  });
});

describe('a file', () => {
  it('is named after its game and its name', () => {
    expect(nameOfFile(LONE)).toBe('lone-горище-1987.toml');
    expect(nameOfFile({ ...LONE, name: '***' })).toBe('lone-box.toml');
  });
});
