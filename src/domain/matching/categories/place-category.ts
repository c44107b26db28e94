import { plainTitleText, plainWords } from '../titles/plain-words';
import {
  departmentWords,
  googleDepartments,
  googleShelves,
  type Shelf,
  shelfPhrases,
} from './category-rules';

export interface PlacedCategory {
  readonly category: string;
  readonly subcategory: string;
}

/** What the operator added: a phrase, in any letters, and where it belongs. */
export interface CategoryRule extends PlacedCategory {
  phrase: string;
}

const noRules: readonly CategoryRule[] = [];

interface PhraseTable {
  /** Shelves by phrase; a phrase may stand on several shelves of different departments. */
  shelves: ReadonlyMap<string, readonly Shelf[]>;
  /** How many words the longest phrase has that ends with this one. */
  maxPhraseLengthByEnding: ReadonlyMap<string, number>;
  maxPhraseLength: number;
}

const ourTable = createTable(
  shelfPhrases.flatMap(([shelf, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, shelf] as const),
  ),
);
const departments = new Map(
  departmentWords.flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
);

/**
 * Finds the shelf of a product by the feed's category text (Google's number or path, breadcrumbs, free
 * words) and the title. Null: it cannot be told, or this site has no such shelf.
 */
export function placeCategory(
  { categoryText = '', title }: { categoryText?: string; title: string },
  rules: readonly CategoryRule[] = noRules,
): PlacedCategory | null {
  const { texts, numbered, department, shelf: shelfOfText } = readCategoryText(categoryText);
  if (rules.length > 0) {
    const taught = tableOf(rules);
    const own = firstShelf(texts, taught, null) ?? shelfOfTitle(wordsOf(title), taught, null);
    if (own !== undefined) return placed(own);
  }
  if (numbered) return placed(numbered);
  // The end of a path says most; what it leaves open, the title says.
  const shelf = shelfOfText ?? shelfOfTitle(wordsOf(title), ourTable, department);
  if (shelf === undefined) return null;
  return placed(shelf === 'fragrance/unisex' ? scentShelf([...texts, wordsOf(title)]) : shelf);
}

interface CategoryText {
  /** Its parts, the end of the path first. */
  texts: readonly (readonly string[])[];
  /** What Google's number says by itself. */
  numbered: Shelf | undefined;
  department: string | null;
  /** What the words say by themselves. */
  shelf: Shelf | undefined;
}

/** A feed has few category texts and says them over and over. */
const readTexts = new Map<string, CategoryText>();
const maxCachedTexts = 2_000;

function readCategoryText(categoryText: string): CategoryText {
  const text = categoryText.slice(0, maxTextLength);
  const known = readTexts.get(text);
  if (known) return known;
  const segments = text.split(/[>|/»›;]|\s-\s/).map(wordsOf);
  const numbers = segments.flatMap(([word = '', ...more]) =>
    more.length === 0 && /^\d+$/.test(word) ? [Number(word)] : [],
  );
  const texts = segments.filter((words) => words.length > 0).toReversed();
  const department =
    numbers.map((number) => googleDepartments[number]).find((name) => name) ??
    departmentOf(texts) ??
    null;
  const read = {
    texts,
    numbered: numbers.map((number) => googleShelves[number]).find((shelf) => shelf),
    department,
    shelf: firstShelf(texts, ourTable, department),
  };
  if (readTexts.size >= maxCachedTexts) readTexts.clear();
  readTexts.set(text, read);
  return read;
}

const taughtTables = new WeakMap<readonly CategoryRule[], PhraseTable>();

function tableOf(rules: readonly CategoryRule[]): PhraseTable {
  const known = taughtTables.get(rules);
  if (known) return known;
  const table = createTable(
    rules.map(({ phrase, category, subcategory }) => [
      phraseKey(phrase),
      `${category}/${subcategory}`,
    ]),
  );
  taughtTables.set(rules, table);
  return table;
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

/** Whom a scent is for is often said elsewhere than what it is. */
function scentShelf(texts: readonly (readonly string[])[]): Shelf {
  const says = (words: ReadonlySet<string>) =>
    texts.some((text) => text.some((word) => words.has(word)));
  const [forWomen, forMen] = [says(womensWords), says(mensWords)];
  if (forWomen === forMen) return 'fragrance/unisex';
  return forWomen ? 'fragrance/women' : 'fragrance/men';
}

/** A phrase as it is compared: words in plain letters. */
export function phraseKey(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

const maxTextLength = 1_000;

function wordsOf(text: string): string[] {
  return plainWords(plainTitleText(text.slice(0, maxTextLength))).filter(
    (word) => word !== 'and' && word !== 'et',
  );
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
    const shelf = shelfOfTitle(words, table, department);
    if (shelf !== undefined) return shelf;
  }
  return undefined;
}

/** The longest phrase wins, and of those as long the last: in a title that is what the thing is. */
function shelfOfTitle(
  words: readonly string[],
  { shelves, maxPhraseLengthByEnding, maxPhraseLength }: PhraseTable,
  department: string | null,
): Shelf | undefined {
  // Most words end no phrase, and need not be put together with those before them.
  const ending = words.map((word) => maxPhraseLengthByEnding.get(word) ?? 0);
  for (let length = Math.min(maxPhraseLength, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      if ((ending[from + length - 1] ?? 0) < length) continue;
      const known = shelves.get(words.slice(from, from + length).join(' '));
      const fitting = known?.find(
        (shelf) => department === null || shelf === '' || shelf.startsWith(`${department}/`),
      );
      if (fitting !== undefined) return fitting;
    }
  }
  return undefined;
}

/** Shelves are few, ours and the operator's. */
const placedShelves = new Map<Shelf, PlacedCategory | null>();

function placed(shelf: Shelf): PlacedCategory | null {
  let place = placedShelves.get(shelf);
  if (place === undefined) {
    const [category = '', subcategory = ''] = shelf.split('/');
    place = category === '' ? null : { category, subcategory };
    placedShelves.set(shelf, place);
  }
  return place;
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
