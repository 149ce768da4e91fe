/** Out of the house: by the device's own sheet where it has one, else by its clipboard. */
export type Shared = 'shared' | 'copied' | 'shown';

/** 'shown': neither is to be had (browsers give the clipboard over HTTPS alone), so it is for a person to take by hand. */
export async function share(what: { text?: string; url?: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    await navigator.share(what).catch(() => undefined); // somebody thought better of it
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText([what.text, what.url].filter(Boolean).join('\n'));
    return 'copied';
  } catch {
    return 'shown';
  }
}
