/** A die under a finger, from touch to release. One finger at a time; others are ignored. */

/** Shorter movements than this are a tap, because no finger is quite still. */
const SLIP = 6;

interface Held {
  die: number;
  pointer: number;
  x: number;
  y: number;
  moved: boolean;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  #start = { x: 0, y: 0 };

  constructor(
    private readonly on: {
      tap(die: number): void;
      put(die: number, x: number, y: number): void;
    },
  ) {}

  grab(event: PointerEvent, die: number): void {
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    (event.currentTarget as HTMLElement).setPointerCapture(pointer);
    this.#start = { x, y };
    this.held = { die, pointer, x, y, moved: false };
  }

  move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (this.held?.pointer !== pointerId) return;
    const moved = this.held.moved || Math.hypot(x - this.#start.x, y - this.#start.y) > SLIP;
    this.held = { ...this.held, x, y, moved };
  };

  drop = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (this.held?.pointer !== pointerId) return;
    const { die, moved } = this.held;
    this.held = null;
    if (moved) this.on.put(die, x, y);
    else this.on.tap(die);
  };

  /** The drag was cancelled, so the die stays where it was. */
  cancel = ({ pointerId }: PointerEvent): void => {
    if (this.held?.pointer === pointerId) this.held = null;
  };

  end(): void {
    this.held = null;
  }
}
