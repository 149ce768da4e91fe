/**
 * Whether an answer fits a category, by the downloaded lists: a short form of src/parlour/lexicon/categories. It never
 * contradicts the server. If it does not know enough, it is unsure
 * (tests/lexicon/pocket-cases.json).
 */
import { inflated, sectionsOf, textOf } from './container';
import { madeOf } from './made';

/** Ukrainian answers have rules of their own. */
const IS_CYRILLIC = /\p{Script=Cyrillic}/u;

const [BY_HAND, WIDER, VOCABULARY, NEAR, CARDS, EVERYDAY] = [1, 2, 3, 4, 12, 13];
/** Бразилія has no diminutive. Words for shades and languages follow rules that only the server has. */
const UNMADE = ['country', 'capital', 'city', 'island', 'writer', 'musician', 'colour', 'language'];
export type Fit = 'yes' | 'no' | 'unsure';

export interface Category {
  id: string;
  level: string;
  names: Record<string, string>;
  also?: string[];
  closed?: boolean;
  thorough?: boolean;
}

export class Answers {
  readonly #lists = new Map<string, Set<string>>();
  readonly #rows: string[];
  readonly #places: Map<string, number>;
  /** Common nouns. A noun that is in no list fits no category. */
  readonly #everyday: Set<string>;

  constructor(
    readonly language: string,
    readonly categories: Category[],
    lists: readonly string[],
    vocabulary: string,
    readonly near: Uint8Array,
    everyday = '',
  ) {
    this.#everyday = new Set(everyday.split('\n'));
    this.#rows = categories.map(({ id }) => id).sort();
    this.#places = new Map(vocabulary.split('\n').map((word, place) => [word, place]));
    for (const line of lists.flatMap((list) => list.split('\n'))) {
      const [id = '', words = ''] = line.split('\t');
      const own = this.#lists.get(id) ?? new Set<string>();
      for (const word of words.split('|')) if (word) own.add(word);
      this.#lists.set(id, own);
    }
  }

  static async open(language: string, octets: Uint8Array): Promise<Answers> {
    const sections = sectionsOf(octets);
    const part = (key: number): Uint8Array => sections.get(key) ?? new Uint8Array();
    const [cards, byHand, wider, vocabulary, everyday] = await Promise.all(
      [CARDS, BY_HAND, WIDER, VOCABULARY, EVERYDAY].map((key) => textOf(part(key ?? 0))),
    );
    const near = await inflated(part(NEAR ?? 0));
    const categories = JSON.parse(cards ?? '[]') as Category[];
    return new Answers(language, categories, [byHand ?? '', wider ?? ''], vocabulary ?? '', near, everyday);
  }

  fits(answer: string, id: string): Fit {
    const said = spoken(answer, this.language);
    const asked = this.categories.find((category) => category.id === id);
    if (!said || !asked) return 'unsure';
    if (this.#isMember(said, asked)) return 'yes';
    const heads = headsOf(said, this.language);
    if (!asked.closed && heads.some((head) => this.#isMember(head, asked))) return 'yes';
    const own = this.#placesOf([said]);
    if (!own.length && this.#isMade(said, asked)) return 'yes';
    if (mayBeOne(said, asked)) return 'unsure';
    const isKnown = own.length > 0 || this.#everyday.has(said);
    if (isKnown && (asked.closed || (asked.thorough && !said.includes(' ')))) return 'no';
    const others = othersOf(said).map((other) => this.#places.get(other));
    const found = [
      ...(own.length ? own : this.#placesOf(heads)),
      ...others.filter((place) => place !== undefined),
    ];
    if (!found.length) return isKnown ? 'no' : 'unsure';
    return found.some((place) => this.#isNear(place, id)) ? 'unsure' : 'no';
  }

  #isMember(said: string, { id, also = [] }: Category): boolean {
    const forms = formsOf(said, this.language);
    return [id, ...also].some((list) => forms.some((form) => this.#lists.get(list)?.has(form)));
  }
  #isMade(said: string, { id, also = [] }: Category): boolean {
    if (!IS_CYRILLIC.test(said) || said.includes(' ') || UNMADE.includes(id)) return false;
    const words = madeOf(said);
    return [id, ...also].some((list) => words.some((word) => this.#lists.get(list)?.has(word)));
  }
  #placesOf(words: readonly string[]): number[] {
    const found = words.flatMap((word) => formsOf(word, this.language).map((form) => this.#places.get(form)));
    return found.filter((place) => place !== undefined);
  }
  #isNear(place: number, id: string): boolean {
    const start = this.#rows.indexOf(id) * Math.ceil(this.#places.size / 8);
    return (((this.near[start + (place >> 3)] ?? 0) >> (place & 7)) & 1) > 0;
  }
}

/** Normalised: lower case, single spaces, no article, no English apostrophe. */
function spoken(answer: string, language: string): string {
  const plain = answer
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ʼ’‘`´ʹ′＇ʻ‛]/gu, "'");
  const words = (language === 'en' ? plain.replaceAll("'", '') : plain).split(/[\s\-‐‑–—]+/u).filter(Boolean);
  while (language === 'en' && words.length > 1 && ['a', 'an', 'the'].includes(words[0] ?? '')) words.shift();
  return words.join(' ');
}

/** The words of a phrase that may be its head. */
function headsOf(said: string, language: string): string[] {
  const words = said.split(' ');
  if (words.length < 2) return [];
  const before = words.filter((_, at) =>
    ['of', 'for', 'with', 'in', 'on', 'from'].includes(words[at + 1] ?? ''),
  );
  return [words.at(-1) ?? '', ...(language === 'en' ? before : words.slice(0, 1))];
}

/** No list has every shade and every language. */
const mayBeOne = (said: string, { id }: Category): boolean =>
  IS_CYRILLIC.test(said) && (id === 'colour' || id === 'language') && /(ий|ій|ка|на|во)$/u.test(said);

const IRREGULAR: Record<string, string> = {
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  lice: 'louse',
  oxen: 'ox',
  dice: 'die',
  people: 'person',
};

/** The answer with its possible singulars and plurals. Some of them are no words. */
function formsOf(said: string, language: string): string[] {
  const [stem, last] = [said.slice(0, -1), said.at(-1) ?? ''];
  if (language === 'en') {
    const one = IRREGULAR[said] ?? '';
    const many = Object.keys(IRREGULAR).filter((plural) => IRREGULAR[plural] === said);
    const singulars = last === 's' && !/(ss|us|is)$/.test(said) && said.length > 3 ? [stem] : [];
    if (/(ses|xes|zes|ches|shes|oes)$/.test(said)) singulars.push(said.slice(0, -2));
    if (/ies$/.test(said)) singulars.push(`${said.slice(0, -3)}y`);
    if (/ves$/.test(said)) singulars.push(`${said.slice(0, -3)}f`, `${said.slice(0, -3)}fe`);
    const plurals = [`${said}s`, `${said}es`, ...(last === 'y' ? [`${stem}ies`] : [])];
    return [said, said.replaceAll(' ', ''), one, ...many, ...singulars, ...plurals].filter(Boolean);
  }
  const ends = (...endings: string[]): string[] => endings.map((ending) => stem + ending);
  const other: Record<string, string[]> = {
    и: ends('а', '', 'и'),
    і: ends('а', 'я', 'е', '', 'ь', 'ий', 'ій'),
    ї: ends('я', 'й'),
    а: ends('и', 'і', 'о', 'е'),
    я: ends('і', 'ї', 'о', 'е'),
    о: ends('а', 'і'),
    е: ends('я', 'а', 'і'),
    ь: ends('і'),
    й: ends('ї', 'і'),
  };
  return [said, `${said}и`, `${said}і`, ...(other[last] ?? []), ...vowels(stem)];
}

const OVERSEAS = [
  ['our', 'or'],
  ['re', 'er'],
  ['ise', 'ize'],
  ['ogue', 'og'],
  ['ae', 'e'],
  ['yre', 'ire'],
  ['lled', 'led'],
  ['ller', 'ler'],
] as const;

/** Other readings that the server would accept: tyre, tire; міст, міста. A reading may be no word. */
function othersOf(said: string): string[] {
  if (IS_CYRILLIC.test(said)) return [`${said}а`];
  const swapped = (one: string, other: string): string => {
    const at = said.lastIndexOf(one);
    return at < 1 ? '' : said.slice(0, at) + other + said.slice(at + one.length);
  };
  return OVERSEAS.flatMap(([ours, theirs]) => [swapped(ours, theirs), swapped(theirs, ours)]).filter(Boolean);
}

/** Коти: кіт; орли: орел; огірки: огірок. */
function vowels(stem: string): string[] {
  const [head, before, consonant] = [stem.slice(0, -2), stem.at(-2) ?? '', stem.at(-1) ?? ''];
  if (!head) return [];
  if ('ое'.includes(before)) return [`${head}і${consonant}`, `${head}і${consonant}ь`];
  return 'аиіїуєюя'.includes(before) ? [] : ['е', 'о'].map((vowel) => head + before + vowel + consonant);
}
