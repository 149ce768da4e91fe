/** The whole game as a file. */
import type { Reel } from './reel';

/** Includes the review if it is known, so that the file is all that another device needs. */
export function fileOf({ text, heading }: Reel, review: unknown): string {
  const end = text.indexOf('\n');
  return JSON.stringify(review === undefined ? heading : { ...heading, review }) + text.slice(end);
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
