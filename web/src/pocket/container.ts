/** Numbered sections, each compressed separately, as in src/parlour/lexicon/packing.py. */
const HEAD = 5;
const ENTRY = 5;

/** The sections, still compressed. */
export function sectionsOf(octets: Uint8Array): Map<number, Uint8Array> {
  if (String.fromCharCode(...octets.subarray(0, 4)) !== 'PLX1') throw new Error('not a lexicon file');
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  const count = octets[4] ?? 0;
  const found = new Map<number, Uint8Array>();
  let start = HEAD + count * ENTRY;
  for (let at = 0; at < count; at += 1) {
    const size = view.getUint32(HEAD + at * ENTRY + 1, true);
    found.set(octets[HEAD + at * ENTRY] ?? 0, octets.subarray(start, start + size));
    start += size;
  }
  if (start > octets.length) throw new Error('a lexicon file that was cut short');
  return found;
}

export async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export const textOf = async (packed: Uint8Array): Promise<string> =>
  new TextDecoder().decode(await inflated(packed));
