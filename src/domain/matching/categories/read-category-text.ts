import { departmentWords, type Shelf } from './category-rules';
import { wordsOf } from './category-words';
import { googleDepartments, googleShelves, otherGoogleCategories } from './google-categories';
import { isOtherCategory } from './other-goods';
import { ourPhrases } from './our-phrases';
import { firstShelf } from './phrase-table';

/** What a feed's category text says, whatever the titles of its entries are. */
export interface CategoryText {
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

/** Reads Google's number or path, breadcrumbs or free text. */
export function readCategoryText(text: string): CategoryText {
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
      texts.some((words) => isOtherCategory(words)),
    shelf: wholeShelf(texts, department) ?? firstShelf(texts, ourPhrases, department),
  };
}

const departments: ReadonlyMap<string, string> = new Map(
  departmentWords.flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
);

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

/** The category of a whole part of a path, in any department: 'Hair > Hair Dryers' are tools. */
function wholeShelf(
  texts: readonly (readonly string[])[],
  department: string | null,
): Shelf | undefined {
  const [last = []] = texts;
  const known = last.length > 1 ? ourPhrases.shelves.get(last.join(' ')) : undefined;
  return known?.find((shelf) => shelf.startsWith(`${department}/`)) ?? known?.[0];
}
