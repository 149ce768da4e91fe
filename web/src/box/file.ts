/** Saves a box as a file, and reads one. */
import { api } from '$/lib/net/api';
import { settings } from '$/lib/device/settings.svelte';
import type { BoxView } from '$/lib/wire.gen';
import type { Box } from './box';

/** The server's limit. Larger files are not even sent. */
export const LARGEST = 48 * 1024;

export const nameOfFile = ({ game, name }: Box): string => {
  const plain = name.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${game}-${plain.replace(/^-|-$/g, '') || 'box'}.toml`;
};

export function saveFile(name: string, text: BlobPart, type = 'application/toml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `game`: what it has to be a box of. */
export const readFile = async (file: File, game?: string): Promise<BoxView> =>
  api.boxCheck({ toml: await file.text(), ...(game && { game }) }, settings.language);
