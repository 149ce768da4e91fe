/** What is being typed, by seat and roll: on a device that goes round it waits for its owner. */
export const typed = new Map<string, string>();
