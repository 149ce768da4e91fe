/** A replay that goes on by itself: a step a second, or quicker. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1000;

export class Playing {
  on = $state(false);
  speed = $state<number>(1);

  /** `step` goes to the next moment; it returns whether there was one. */
  constructor(private readonly step: () => boolean) {
    $effect(() => {
      if (!this.on) return;
      const timer = setInterval(() => (this.on = this.step()), STEP / this.speed);
      return () => clearInterval(timer);
    });
  }

  /** The next speed, and after the quickest the slowest. */
  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }
}
