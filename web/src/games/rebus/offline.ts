/** The offline dictionary's verdict on a layout beside the printed box. */
import type { Known } from '$/pocket/worker';
import { check, type Answer, type Question } from './companion/check';

export default ({ words }: Known, layout: Question): Answer => check(words, layout);
