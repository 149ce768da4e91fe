/** Does something that may fail, and keeps the reason in words. */
import { errorInWords } from '$/lib/net/failure';

export class Attempt {
  trouble = $state('');
  busy = $state(false);

  constructor(private readonly inWords = errorInWords) {}

  /** Returns once it is done or has failed. */
  at = async (what: () => Promise<unknown>): Promise<void> => {
    [this.trouble, this.busy] = ['', true];
    await what().catch((error: unknown) => (this.trouble = this.inWords(error)));
    this.busy = false;
  };
}
