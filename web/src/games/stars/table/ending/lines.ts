/** The postcard in lines, for a picture to share. */
import { listed, say } from '$/lib/words/messages.svelte';
import type { TeamView, View } from '$/games/stars/wire';
import { isDay } from '../status';
import { crackedBy, sentenceOf } from './postcard';

/** Six points for words, six for letters. */
const HALF = 6;
const sumOf = ({ points: { alien, scientists, letters } }: TeamView): string =>
  say('stars-sum', { words: (alien ?? 0) + (scientists ?? 0), letters: letters ?? 0, all: HALF });

export function lines(view: View, names: (seat: number) => string): string[] {
  const team = view.teams[view.team ?? 0];
  if (!team || !view.cipher || isDay(view)) return [];
  const cracked = crackedBy(team, view.cipher).map(({ seats, letters }) =>
    say('stars-cracked', { names: listed(seats.map(names)), letters: letters.join(' ') }),
  );
  const sentences = [team.alien, team.scientists].flatMap(({ card }) => sentenceOf(card) ?? []);
  return [...sentences.map((one) => `“${one}”`), cracked.join(' · '), sumOf(team)].filter(Boolean);
}
