// Compressed twins of every text file: the server hands them out as they are, so no request costs it any work.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const out = fileURLToPath(new URL('../../src/parlour/server/static/', import.meta.url));
const files = readdirSync(out, { recursive: true }).filter((file) =>
  /\.(js|css|html|svg|webmanifest)$/.test(file),
);
for (const file of files) {
  const text = readFileSync(join(out, file));
  writeFileSync(join(out, `${file}.gz`), gzipSync(text, { level: 9 }));
  writeFileSync(join(out, `${file}.br`), brotliCompressSync(text));
}
console.log(`${files.length} files pressed`);
