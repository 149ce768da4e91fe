/** A box in a link, compressed into the part after #, which no server sees. */
import { linkTo, outward } from '$/lib/net/outward.svelte';
import { inAddress, octetsOf } from '$/lib/words/octets';
import type { Box } from './box';

/** Links up to this long survive every messenger that we tried. */
export const SAFE = 8_000;
const LARGEST = 256 * 1024;

/** A link that was cut off. */
export class Broken extends Error {}

export async function linkOf(box: Box): Promise<string> {
  const squeezed = await through(
    new TextEncoder().encode(JSON.stringify(box)),
    new CompressionStream('deflate-raw'),
  );
  await outward.known;
  return linkTo(`/box#${inAddress(squeezed)}`);
}

/** The contents of a link, unchecked. The server checks them. */
export async function fromLink(hash: string): Promise<unknown> {
  try {
    const bytes = await through(octetsOf(hash.replace(/^#/, '')), new DecompressionStream('deflate-raw'));
    const box: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof box !== 'object' || box === null || Array.isArray(box)) throw new Broken();
    return box;
  } catch {
    throw new Broken();
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Broken(); // a few bytes can claim to be gigabytes
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}
