/** The funniest word of the game that was played last, as somebody at this device tapped it. */
let word = $state('');

export const funniest = {
  get word(): string {
    return word;
  },
  /** Tapped again, it is no longer. */
  tap(one: string): void {
    word = word === one ? '' : one;
  },
};
