/** The subset of Markdown that the rules use: **strong**, *light* and `code`. */
interface Piece {
  tag: 'strong' | 'em' | 'code' | '';
  text: string;
}

const MARKED = /(\*\*|\*|`)(.+?)\1/g;
const TAGS: Record<string, Piece['tag']> = { '**': 'strong', '*': 'em', '`': 'code' };

export function emphasis(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    pieces.push({ tag: '', text: text.slice(end, found.index) });
    pieces.push({ tag: TAGS[found[1] ?? ''] ?? '', text: found[2] ?? '' });
    end = found.index + found[0].length;
  }
  pieces.push({ tag: '', text: text.slice(end) });
  return pieces.filter((piece) => piece.text);
}
