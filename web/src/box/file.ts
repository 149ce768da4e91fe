/** Saves a box as a file, and reads one. */
import { saveFile } from '$/lib/device/save';
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

export const saveBox = (box: Box, toml: string): void => saveFile(nameOfFile(box), toml, 'application/toml');

/** `game`: the game that the box must belong to. */
export const readFile = async (file: File, game?: string): Promise<BoxView> =>
  api.boxCheck({ toml: await file.text(), ...(game && { game }) }, settings.language);
