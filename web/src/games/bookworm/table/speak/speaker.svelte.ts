/** The word that is being typed, and the die that it is meant for. */
import type { Answer } from '$/lib/net/socket';
import type { Move } from '$/games/bookworm/wire';

type Send = (move: Move) => Promise<Answer>;

export class Speaker {
  refusal = $state('');
  /** A die that was tapped before its word was there. */
  chosen = $state<number | null>(null);
  /** Our list refused the word: the die to take if the speaker overrules it. */
  overrules = $state.raw<{ die: number | null } | null>(null);
  /** The typed text of each seat. On a shared device it is kept until the seat's next turn. */
  #words = $state<Record<number, string>>({});
  /** Seats whose last word is not answered yet. On a shared device the next seat need not wait for that. */
  #unanswered = $state<Record<number, boolean>>({});

  constructor(
    private readonly send: Send,
    private readonly seat: () => number | null,
  ) {}

  get waiting(): boolean {
    return this.#unanswered[this.seat() ?? -1] ?? false;
  }

  get word(): string {
    return this.#words[this.seat() ?? -1] ?? '';
  }
  set word(typed: string) {
    this.#words[this.seat() ?? -1] = typed;
    this.quiet();
  }

  /** A new round begins with empty lines. */
  forget(): void {
    this.#words = {};
    this.quiet();
  }

  /** Forget the last refusal. */
  quiet(): void {
    this.refusal = '';
    this.overrules = null;
  }

  /** Choose a die before the word. A second tap deselects it. */
  choose(die: number): void {
    this.refusal = '';
    this.chosen = this.chosen === die ? null : die;
  }

  /** Takes the die with the word; without a die, the server says what is missing. */
  async take(die: number | null, sure = false): Promise<void> {
    const [said, seat] = [this.word, this.seat() ?? -1];
    if (!said.trim() || this.waiting) return;
    const answer = await this.make({ t: 'say', word: said, die, sure });
    if (answer.ok && this.#words[seat] === said) this.#words[seat] = '';
    if (answer.ok) this.chosen = null;
    if (!answer.ok && answer.code === 'does-not-fit') this.overrules = { die };
  }

  async make(move: Move): Promise<Answer> {
    const seat = this.seat() ?? -1;
    this.quiet();
    this.#unanswered[seat] = true;
    const answer = await this.send(move);
    this.#unanswered[seat] = false;
    if (!answer.ok) this.refusal = answer.detail;
    return answer;
  }
}
