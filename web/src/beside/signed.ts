/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
