import { expect, test } from 'vitest';
import { Speaker } from '$/games/bookworm/table/speak/speaker.svelte';

test('on a shared device the next seat does not wait for the answer to the last one', async () => {
  let seat = 0;
  const words: unknown[] = [];
  const never = new Promise<never>(() => undefined);
  const speaker = new Speaker(
    (move) => {
      words.push('word' in move && move.word);
      return seat === 0 ? never : Promise.resolve({ ok: true });
    },
    () => seat,
  );
  speaker.word = 'ape';
  void speaker.take(1);
  void speaker.take(1); // the same word again is not sent twice
  seat = 1;
  speaker.word = 'bear';
  await speaker.take(2);
  expect(words).toEqual(['ape', 'bear']);
});
