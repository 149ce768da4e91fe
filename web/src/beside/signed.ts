/** With a minus that can be seen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
