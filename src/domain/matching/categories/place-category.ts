import { plainTitleText, plainWords } from '../titles/plain-words';
import {
  departmentWords,
  describingPhrases,
  googleDepartments,
  googleShelves,
  lastResortWords,
  otherGoodsWords,
  otherGoogleCategories,
  type Shelf,
  shelfPhrases,
} from './category-rules';

export interface PlacedCategory {
  readonly category: string;
  readonly subcategory: string;
}

/** A rule added by the operator: a phrase, in any spelling, and its category; '' if it is not sold here. */
export interface CategoryRule extends PlacedCategory {
  phrase: string;
}

const noRules: readonly CategoryRule[] = [];

interface PhraseTable {
  /** Categories by phrase; a phrase may belong to categories of several departments. */
  shelves: ReadonlyMap<string, readonly Shelf[]>;
  /** Length in words of the longest phrase that ends with this word. */
  maxPhraseLengthByEnding: ReadonlyMap<string, number>;
  maxPhraseLength: number;
}

const ourTable = createTable(
  shelfPhrases.flatMap(([shelf, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, shelf] as const),
  ),
);
const describing = new Set(describingPhrases.split('|'));
/** The phrases that name a product type in titles. */
const titleTable = createTable(
  shelfPhrases.flatMap(([shelf, phrases]) =>
    phrases
      .split('|')
      .flatMap((phrase) => (describing.has(phrase) ? [] : [[phrase, shelf] as const])),
  ),
);
const departments = new Map(
  departmentWords.flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
);

/** A feed repeats few category texts. */
const maxCachedTexts = 2_000;

/** Finds the categories of products, with the operator's rules. Remembers the texts it has read. */
export class CategoryPlacer {
  /** Null: the operator has added no rules. */
  private readonly taught: PhraseTable | null;
  private readonly readTexts = new Map<string, CategoryText>();

  constructor(rules: readonly CategoryRule[] = noRules) {
    this.taught = rules.length > 0 ? tableOf(rules) : null;
  }

  /**
   * Finds a product's category from the feed's category text (Google's number or path, breadcrumbs,
   * free text) and the title. Null: unclear, or not sold here.
   */
  place({ categoryText = '', title }: OfferToPlace): PlacedCategory | null {
    const read = this.read(categoryText);
    const { texts, numbered, department, isOtherGoods, shelf: shelfOfText } = read;
    const { taught } = this;
    if (taught) {
      const own = firstShelf(texts, taught, null) ?? shelfOfTitle(wordsOf(title), taught, null);
      if (own !== undefined) return placed(own);
    }
    if (isOtherGoods) return null;
    if (numbered) return placed(numbered);
    // The end of a path is the most specific; the title decides what it leaves open.
    const words = wordsOf(title);
    const shelf = shelfOfText ?? titleShelf(words, department);
    if (shelf === undefined) return null;
    if (shelf === 'fragrance/unisex') return placed(scentShelf(words, texts));
    return placed(shelfOfText === undefined ? purposeShelf(shelf, words) : shelf);
  }

  /** How a feed's category text is understood, whatever the titles of its entries are. */
  map(categoryText: string): CategoryMapping {
    const { texts, numbered, department, isOtherGoods, shelf } = this.read(categoryText);
    const own = this.taught ? firstShelf(texts, this.taught, null) : undefined;
    const isTaught = own !== undefined;
    const found = own ?? (isOtherGoods ? '' : (numbered ?? shelf));
    if (found === undefined) return { kind: 'title', department };
    const place = placed(found);
    return place ? { kind: 'category', place, isTaught } : { kind: 'refused', isTaught };
  }

  private read(categoryText: string): CategoryText {
    const text = categoryText.slice(0, maxTextLength);
    const known = this.readTexts.get(text);
    if (known) return known;
    const read = readCategoryText(text);
    if (this.readTexts.size >= maxCachedTexts) this.readTexts.clear();
    this.readTexts.set(text, read);
    return read;
  }
}

interface OfferToPlace {
  categoryText?: string;
  title: string;
}

/** The category of one product: see `CategoryPlacer`. @internal */
export function placeCategory(
  offer: OfferToPlace,
  rules: readonly CategoryRule[] = noRules,
): PlacedCategory | null {
  return new CategoryPlacer(rules).place(offer);
}

/** The category of a title, within a department: by the product type, then by its form, then by its claims. */
function titleShelf(words: readonly string[], department: string | null): Shelf | undefined {
  return (
    shelfOfTitle(words, titleTable, department) ??
    (department === null ? undefined : lastResort(words, department)) ??
    shelfOfTitle(words, ourTable, department)
  );
}

const says = (words: readonly string[], ...some: string[]) =>
  some.some((word) => words.includes(word));

/**
 * Titles put other words between the purpose and the form: 'Eye Renewal Cream', 'Hair Density Serum',
 * 'Mineral Sunscreen Lotion'.
 */
function purposeShelf(shelf: Shelf, words: readonly string[]): Shelf {
  const isCare = shelf === 'skincare/moisturizers' || shelf === 'skincare/serums';
  if (isCare && says(words, 'cleansing', 'cleanse')) return 'skincare/cleansers';
  const isEyePrimer = says(words, 'primer') && says(words, 'eye', 'eyes');
  if (shelf === 'makeup/foundation' && (isEyePrimer || says(words, 'brow', 'brows', 'eyebrow')))
    return 'makeup/eyeshadow';
  if (shelf === 'haircare/styling' && says(words, 'cleansing')) return 'haircare/shampoo';
  if (isCare && says(words, 'hair', 'scalp')) return 'haircare/treatments';
  const isForSun = says(words, 'spf') && says(words, 'sun', 'uv');
  if (isCare && (isForSun || says(words, 'sunscreen', 'sunblock'))) return 'skincare/sunscreen';
  if (isCare && says(words, 'eye', 'eyes') && !says(words, 'face', 'lip', 'lips'))
    return 'skincare/eye-care';
  const isForBody = says(words, 'lip', 'lips', 'body', 'hand', 'hands', 'foot', 'feet');
  return shelf === 'skincare/serums' && isForBody ? 'skincare/moisturizers' : shelf;
}

/** What becomes of the entries of a category text: a category, what their titles say, or nothing. */
export type CategoryMapping =
  | { kind: 'category'; place: PlacedCategory; isTaught: boolean }
  | { kind: 'title'; department: string | null }
  | { kind: 'refused'; isTaught: boolean };

interface CategoryText {
  /** Its parts, the end of the path first. */
  texts: readonly (readonly string[])[];
  /** The category of Google's number. */
  numbered: Shelf | undefined;
  department: string | null;
  /** Whether it names other goods than beauty. */
  isOtherGoods: boolean;
  /** The category of the words. */
  shelf: Shelf | undefined;
}

function readCategoryText(text: string): CategoryText {
  const segments = text.split(/[>|/»›;]|\s-\s/).map(wordsOf);
  const numbers = segments.flatMap(([word = '', ...more]) =>
    more.length === 0 && /^\d+$/.test(word) ? [Number(word)] : [],
  );
  const texts = segments.filter((words) => words.length > 0).toReversed();
  const department =
    numbers.map((number) => googleDepartments[number]).find((name) => name) ??
    departmentOf(texts) ??
    null;
  return {
    texts,
    numbered: numbers.map((number) => googleShelves[number]).find((shelf) => shelf),
    department,
    isOtherGoods:
      numbers.some((number) => otherGoogleCategories.has(number)) ||
      texts.some((words) => namesOtherGoods(words)),
    shelf: wholeShelf(texts, department) ?? firstShelf(texts, ourTable, department),
  };
}

const otherGoods = new Set(otherGoodsWords.split('|'));

function namesOtherGoods(words: readonly string[]): boolean {
  return (
    words.some((word) => otherGoods.has(word)) ||
    words.some((word, at) => otherGoods.has(`${word} ${words[at + 1] ?? ''}`))
  );
}

/** The category of a whole part of a path, in any department: 'Hair > Hair Dryers' are tools. */
function wholeShelf(
  texts: readonly (readonly string[])[],
  department: string | null,
): Shelf | undefined {
  const [last = []] = texts;
  const known = last.length > 1 ? ourTable.shelves.get(last.join(' ')) : undefined;
  return known?.find((shelf) => shelf.startsWith(`${department}/`)) ?? known?.[0];
}

const lastResorts = new Map(
  Object.entries(lastResortWords).map(([department, rows]) => [
    department,
    new Map(
      rows.flatMap(([shelf, words]) => words.split('|').map((word) => [word, shelf] as const)),
    ),
  ]),
);

/** The category of the last telling word of a title, within a department. */
function lastResort(words: readonly string[], department: string): Shelf | undefined {
  const known = lastResorts.get(department);
  const word = words.findLast((one) => known?.has(one));
  return word === undefined ? undefined : known?.get(word);
}

/**
 * Whether a phrase names its category within a department: its own phrases do, and those of two or more
 * words do everywhere, but a 'treatment oil' of the hair is no serum. A supplement is one in every department, and a brush for makeup is a tool.
 */
function fits(shelf: Shelf, words: number, department: string | null): boolean {
  return (
    department === null ||
    shelf === '' ||
    (words > 1 && !(department === 'haircare' && /^(?:skincare|makeup)/.test(shelf))) ||
    shelf.startsWith(`${department}/`) ||
    shelf === 'supplements/skin-supplements' ||
    (department === 'makeup' && shelf.startsWith('tools/'))
  );
}

function tableOf(rules: readonly CategoryRule[]): PhraseTable {
  return createTable(
    rules.map(({ phrase, category, subcategory }) => [
      phraseKey(phrase),
      category === '' ? '' : `${category}/${subcategory}`,
    ]),
  );
}

const womensWords = new Set([
  'women',
  'womens',
  'woman',
  'femme',
  'her',
  'damen',
  'donna',
  'mujer',
]);
const mensWords = new Set(['men', 'mens', 'man', 'homme', 'him', 'herren', 'uomo', 'hombre']);

/** A scent's kind and audience, of which its category text often names only one. */
function scentShelf(title: readonly string[], texts: readonly (readonly string[])[]): Shelf {
  const kind = lastShelf(title, titleTable, 'fragrance');
  if (kind === 'fragrance/travel' || kind === 'fragrance/body-sprays') return kind;
  const names = (audience: ReadonlySet<string>) =>
    [...texts, title].some((text) => text.some((word) => audience.has(word)));
  const [forWomen, forMen] = [names(womensWords), names(mensWords)];
  if (forWomen === forMen) return 'fragrance/unisex';
  return forWomen ? 'fragrance/women' : 'fragrance/men';
}

/** A phrase normalized for comparison. */
export function phraseKey(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

const maxTextLength = 1_000;

function wordsOf(text: string): string[] {
  const words = plainWords(plainTitleText(text.slice(0, maxTextLength))).filter(
    (word) => word !== 'and' && word !== 'et',
  );
  // 'Fragrance Free' names what a product lacks.
  return words.filter((word, at) => word !== 'free' && words[at + 1] !== 'free');
}

function departmentOf(texts: readonly (readonly string[])[]): string | undefined {
  for (const words of texts) {
    const whole = departments.get(words.join(' '));
    if (whole) return whole;
    for (const word of words) {
      const name = departments.get(word);
      if (name) return name;
    }
  }
  return undefined;
}

function firstShelf(
  texts: readonly (readonly string[])[],
  table: PhraseTable,
  department: string | null,
): Shelf | undefined {
  for (const words of texts) {
    const shelf = longestShelf(words, table, department);
    if (shelf !== undefined) return shelf;
  }
  return undefined;
}

function fittingShelf(
  shelves: readonly Shelf[] | undefined,
  words: number,
  department: string | null,
): Shelf | undefined {
  const own = shelves?.find((shelf) => shelf.startsWith(`${department}/`));
  return own ?? shelves?.find((shelf) => fits(shelf, words, department));
}

/** Words after which a title says what is in a product, or for whom it is. */
const clauseWords = new Set([
  'with',
  'for',
  'by',
  'infused',
  'featuring',
  'from',
  'pour',
  'w',
  'avec',
]);

/**
 * The category that a title names: that of the last phrase before a clause such as 'with …', because a
 * title ends with the product type; the longest of those with the same end.
 */
function shelfOfTitle(
  words: readonly string[],
  table: PhraseTable,
  department: string | null,
): Shelf | undefined {
  const clause = words.findIndex((word, at) => at > 0 && clauseWords.has(word));
  const head = clause < 0 ? undefined : lastShelf(words.slice(0, clause), table, department);
  return head ?? lastShelf(words, table, department);
}

function lastShelf(
  words: readonly string[],
  { shelves, maxPhraseLengthByEnding }: PhraseTable,
  department: string | null,
): Shelf | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    const max = maxPhraseLengthByEnding.get(words[end - 1] ?? '') ?? 0;
    for (let length = Math.min(max, end); length > 0; length -= 1) {
      const known = shelves.get(words.slice(end - length, end).join(' '));
      const fitting = fittingShelf(known, length, department);
      if (fitting !== undefined) return fitting;
    }
  }
  return undefined;
}

/**
 * The category of a part of a path: the longest phrase wins, and the last of equally long ones.
 */
function longestShelf(
  words: readonly string[],
  { shelves, maxPhraseLengthByEnding, maxPhraseLength }: PhraseTable,
  department: string | null,
): Shelf | undefined {
  // Fast path: most words end no phrase.
  const ending = words.map((word) => maxPhraseLengthByEnding.get(word) ?? 0);
  for (let length = Math.min(maxPhraseLength, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      if ((ending[from + length - 1] ?? 0) < length) continue;
      const known = shelves.get(words.slice(from, from + length).join(' '));
      const fitting = fittingShelf(known, length, department);
      if (fitting !== undefined) return fitting;
    }
  }
  return undefined;
}

function placed(shelf: Shelf): PlacedCategory | null {
  const [category = '', subcategory = ''] = shelf.split('/');
  return category === '' ? null : { category, subcategory };
}

function createTable(entries: readonly (readonly [phrase: string, shelf: Shelf])[]): PhraseTable {
  const shelves = new Map<string, Shelf[]>();
  const maxPhraseLengthByEnding = new Map<string, number>();
  let maxPhraseLength = 0;
  for (const [phrase, shelf] of entries) {
    shelves.set(phrase, [...(shelves.get(phrase) ?? []), shelf]);
    const words = phrase.split(' ');
    const last = words.at(-1) ?? '';
    maxPhraseLengthByEnding.set(
      last,
      Math.max(maxPhraseLengthByEnding.get(last) ?? 0, words.length),
    );
    maxPhraseLength = Math.max(maxPhraseLength, words.length);
  }
  return { shelves, maxPhraseLengthByEnding, maxPhraseLength };
}
