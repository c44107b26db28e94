import type { Shelf } from './category-rules';

/** Categories by phrase. */
export interface PhraseTable {
  /** Categories by phrase; a phrase may belong to categories of several departments. */
  shelves: ReadonlyMap<string, readonly Shelf[]>;
  /** Length in words of the longest phrase that ends with this word. */
  maxPhraseLengthByEnding: ReadonlyMap<string, number>;
  maxPhraseLength: number;
}

/** Builds a table from pairs of a phrase and its category. */
export function createTable(
  entries: readonly (readonly [phrase: string, shelf: Shelf])[],
): PhraseTable {
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

/** The category of the first text that names one. */
export function firstShelf(
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

/** Words after which a title says what is in a product, or for whom it is. */
const clauseWords: ReadonlySet<string> = new Set([
  'with',
  'for',
  'by',
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
export function shelfOfTitle(
  words: readonly string[],
  table: PhraseTable,
  department: string | null,
): Shelf | undefined {
  return lastShelf(beforeClause(words), table, department) ?? lastShelf(words, table, department);
}

/** The words before a clause such as 'with …'. */
export function beforeClause(words: readonly string[]): readonly string[] {
  const clause = words.findIndex((word, at) => at > 0 && clauseWords.has(word));
  return clause < 0 ? words : words.slice(0, clause);
}

/** The category of the last phrase. */
export function lastShelf(
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

function fittingShelf(
  shelves: readonly Shelf[] | undefined,
  words: number,
  department: string | null,
): Shelf | undefined {
  const own = shelves?.find((shelf) => shelf.startsWith(`${department}/`));
  return own ?? shelves?.find((shelf) => fits(shelf, words, department));
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
