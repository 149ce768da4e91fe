/** What letters are worth on our dice, as in src/parlour/games/rebus/components/dice.json; a box of one's own may have others. */
import type { Language } from '$/lib/device/settings.svelte';

export type Values = Record<string, number>;

const read = (text: string): Values =>
  Object.fromEntries(text.split(' ').map((one) => [one.charAt(0), Number(one.slice(1))] as const));

export const VALUES: Record<Language, Values> = {
  en: read('a2 b5 c3 d3 e1 f5 g4 h4 i2 j9 k6 l3 m4 n2 o2 p4 q10 r2 s2 t2 u4 v6 w6 x8 y5 z10'),
  uk: read(
    'а1 б5 в2 г5 ґ10 д3 е3 є8 ж7 з4 и1 і2 ї8 й6 к3 л3 м3 н2 о1 п4 р2 с3 т2 у3 ф9 х6 ц7 ч6 ш7 щ10 ь6 ю6 я5',
  ),
};
