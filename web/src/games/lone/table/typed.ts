/** Unsent letters by seat and roll. On a shared device they wait for their owner. */
export const typed = new Map<string, string>();
