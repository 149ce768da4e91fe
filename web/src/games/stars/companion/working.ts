/** How a score is counted, as people would say it: 4 × 2, O → −8 (STA-10). */
import { onCards, score, signed, type Cipher } from '../cipher/cipher';

export function working(word: string, cipher: Cipher): string {
  const spelled = [...onCards(word)];
  const trusted = spelled.filter((letter) => cipher.trust.includes(letter)).length;
  const doubled = spelled.filter((letter) => cipher.amplify.includes(letter)).length;
  const points = score(word, cipher);
  const counted = [String(trusted), ...Array<string>(trusted ? doubled : 0).fill('2')].join(' × ');
  return `${counted}${points < 0 ? `, ${cipher.suspicion}` : ''} → ${signed(points)}`;
}
