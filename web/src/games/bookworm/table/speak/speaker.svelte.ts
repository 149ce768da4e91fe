/** The word that is being typed, the die it is meant for, and the way from one to the other. */
import type { Answer } from '$/lib/net/socket';
import type { Move } from '$/games/bookworm/wire';

type Send = (move: Move) => Promise<Answer>;

export class Speaker {
  refusal = $state('');
  waiting = $state(false);
  /** A die that was tapped before its word was there. */
  chosen = $state<number | null>(null);
  /** Our list said no, and the speaker may know better: the die that was meant. */
  overrules = $state.raw<{ die: number | null } | null>(null);
  /** What each seat has typed: on a shared device it is still there when its turn comes again. */
  #words = $state<Record<number, string>>({});

  constructor(
    private readonly send: Send,
    private readonly seat: () => number | null,
  ) {}

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

  /** What was refused a moment ago is of no matter any more. */
  quiet(): void {
    this.refusal = '';
    this.overrules = null;
  }

  /** First the die, then the word: a second tap lets it go again. */
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
    this.quiet();
    this.waiting = true;
    const answer = await this.send(move);
    this.waiting = false;
    if (!answer.ok) this.refusal = answer.detail;
    return answer;
  }
}
