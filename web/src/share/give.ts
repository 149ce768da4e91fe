/** Sharing by the device's own sheet if it has one, else by its clipboard. */
export type Given = 'given' | 'copied' | 'by-hand';

interface Gift {
  text: string;
  url?: string;
  picture?: File | null;
}

export const hasSheet = (): boolean => typeof navigator.share === 'function';
const words = ({ text, url }: Gift): string => [text, url].filter(Boolean).join('\n');

/** A share sheet that takes no pictures gets only the text. */
export async function share(gift: Gift): Promise<Given> {
  if (!hasSheet()) return copy(gift);
  const files = gift.picture ? [gift.picture] : [];
  const whole = { text: words(gift), ...(files.length && navigator.canShare?.({ files }) && { files }) };
  await navigator.share(whole).catch(() => undefined); // sharing was cancelled
  return 'given';
}

/** 'by-hand': browsers allow the clipboard only over HTTPS, so the person copies the text. */
export async function copy(gift: Gift): Promise<Given> {
  try {
    await navigator.clipboard.writeText(words(gift));
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
