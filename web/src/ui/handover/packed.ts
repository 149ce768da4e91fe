/** Compresses a long text into characters that fit into JSON. */
const through = async (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).blob();

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await (await through(text, new CompressionStream('gzip'))).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return (await through(bytes, new DecompressionStream('gzip'))).text();
}
