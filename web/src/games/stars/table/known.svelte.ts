/** Which messages have been turned over on this device: a hand-over hides the screen, and nobody has to turn theirs again. */
export const known = $state<string[]>([]);
