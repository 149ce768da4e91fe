/** The offline dictionary's answers about categories beside the printed box. */
import type { Category, Fit } from '$/pocket/answers';
import type { Known } from '$/pocket/worker';
import type { Line } from './wire';

export interface Judged {
  fit: Fit;
  meant: string | null;
  /** The category in which our lists have a word that does not fit. */
  under?: Line | null;
}
export interface Categories {
  categories: Category[];
}

export default ({ answers }: Known, asked: { category?: string; answer?: string }): Judged | Categories =>
  asked.category && asked.answer
    ? { fit: answers.fits(asked.answer, asked.category), meant: null }
    : { categories: answers.categories };
