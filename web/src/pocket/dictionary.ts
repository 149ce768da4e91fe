/** The dictionary on this device, read in place from the file that src/parlour/lexicon/pocket.py packs. */
import type { WordView } from '$/lib/wire.gen';
import { inflated, sectionsOf, textOf } from './container';
import { read, Unreadable, type Alphabet } from './spelling';

const CLASSES = 10;
const GRAPH = 11;
const [LETTER, LAST, TARGET, SIGNS] = [0x3f, 0x80, 8, 64];

type Class = [flags: number, code: string, cut: number, ending: string];
interface Header extends Alphabet {
  language: string;
  hash: string;
  classes: Class[];
}
/** Suggestions are always empty here: only the server makes them. */
export type Said = Pick<WordView, 'word' | 'valid' | 'singular' | 'reason' | 'suggestions'>;

export class Dictionary {
  readonly letters: string;
  readonly root: number;
  readonly #mark: number;
  readonly #firstSign: number;
  /** Variants of letters have the codes after the apostrophe. Dice show the plain letters instead. */
  readonly #forms: string;
  readonly #shown: string;

  constructor(
    readonly header: Header,
    readonly edges: Uint32Array,
  ) {
    this.letters = header.letters;
    this.root = edges[0] ?? 0;
    this.#mark = header.letters.length + 1;
    [this.#forms = '', this.#shown = ''] = header.forms ?? [];
    this.#firstSign = this.#mark + this.#forms.length + 1;
  }

  static async open(octets: Uint8Array): Promise<Dictionary> {
    const sections = sectionsOf(octets);
    const [header, graph] = [sections.get(CLASSES), sections.get(GRAPH)];
    if (!header || !graph) throw new Error('no dictionary in it');
    const edges = await inflated(graph);
    const view = new DataView(edges.buffer, edges.byteOffset, edges.byteLength);
    const numbers = Uint32Array.from({ length: edges.length / 4 }, (_, at) => view.getUint32(4 * at, true));
    return new Dictionary(JSON.parse(await textOf(header)) as Header, numbers);
  }

  verdict(typed: string): Said {
    const none = { word: typed, valid: false, singular: false, suggestions: [] };
    try {
      const word = this.#written(read(typed, this.header));
      const said = this.#saidOf(word);
      if (!said) return { ...none, word, reason: { code: 'unknown', of: null } };
      const [flags, code, cut, ending] = said;
      const of = word.slice(0, word.length - cut) + ending;
      const reason = code ? { code, of: of === word ? null : of } : null;
      return { ...none, word, valid: (flags & 1) > 0, singular: (flags & 2) > 0, reason };
    } catch (error) {
      if (error instanceof Unreadable) return { ...none, reason: { code: error.code, of: null } };
      throw error;
    }
  }

  /** Whether some word has these letters in this order. Dice show no apostrophes, so they are skipped. */
  isSpelling(letters: string): boolean {
    let nodes = this.#past([this.root]);
    for (const letter of letters) {
      const codes = this.#codesOf(letter);
      nodes = this.#past(
        nodes.flatMap((node) => codes.map((code) => this.#along(node, code))).filter(Boolean),
      );
    }
    return nodes.some((node) => ((this.#classAt(node)?.[0] ?? 0) & 1) > 0);
  }

  /** Returns the proper spelling of a word without its accents: canción for cancion. */
  #written(word: string): string {
    if (!this.#forms || this.#saidOf(word)) return word;
    let found: [node: number, word: string][] = [[this.root, '']];
    for (const sign of word)
      found = found.flatMap(([node, begun]) =>
        [sign, ...this.#formsOf(sign)].flatMap((one): typeof found => {
          const next = this.#along(node, this.#codeOf(one));
          return next ? [[next, begun + one]] : [];
        }),
      );
    return found.find(([node]) => this.#classAt(node))?.[1] ?? word;
  }

  #codesOf = (letter: string): number[] => [letter, ...this.#formsOf(letter)].map((one) => this.#codeOf(one));

  #formsOf = (letter: string): string[] => [...this.#forms].filter((_, at) => this.#shown[at] === letter);

  #codeOf(sign: string): number {
    const form = this.#forms.indexOf(sign);
    return sign === "'" ? this.#mark : form >= 0 ? this.#mark + 1 + form : this.letters.indexOf(sign) + 1;
  }

  #saidOf(word: string): Class | undefined {
    let node = this.root;
    for (const sign of word) {
      node = node && this.#along(node, this.#codeOf(sign));
    }
    return node ? this.#classAt(node) : undefined;
  }

  #past(nodes: number[]): number[] {
    return nodes.flatMap((node) => [node, this.#along(node, this.#mark)]).filter(Boolean);
  }

  #along(node: number, code: number): number {
    for (let at = node; ; at += 1) {
      const edge = this.edges[at] ?? LAST;
      if ((edge & LETTER) === code) return edge >>> TARGET;
      if (edge & LAST) return 0;
    }
  }

  /** Returns the class of the spelling that ends here. */
  #classAt(node: number): Class | undefined {
    for (let at = node; ; at += 1) {
      const edge = this.edges[at] ?? LAST;
      if ((edge & LETTER) >= this.#firstSign) return this.#classOf(edge);
      if (edge & LAST) return undefined;
    }
  }

  #classOf(edge: number): Class | undefined {
    const high = (edge & LETTER) - this.#firstSign;
    const low = ((this.edges[edge >>> TARGET] ?? 0) & LETTER) - this.#firstSign;
    return this.header.classes[high * (SIGNS - this.#firstSign) + low];
  }
}
