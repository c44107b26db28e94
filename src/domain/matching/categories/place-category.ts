import { splitGlued } from '../titles/split-glued';
import type { Shelf } from './category-rules';
import { maxTextLength, phraseKey, wordsOf } from './category-words';
import { typePhrases } from './our-phrases';
import { createTable, firstShelf, lastShelf, type PhraseTable, shelfOfTitle } from './phrase-table';
import { purposeShelf } from './purpose-shelf';
import { type CategoryText, readCategoryText } from './read-category-text';
import { isForPets, scentShelf, titleShelf } from './title-shelf';

export interface PlacedCategory {
  readonly category: string;
  readonly subcategory: string;
}

/** A rule added by the operator: a phrase, in any spelling, and its category; '' if it is not sold here. */
export interface CategoryRule extends PlacedCategory {
  phrase: string;
}

/** A scent is for both unless its title says for whom. */
const unisexScents = 'fragrance/unisex';

const noRules: readonly CategoryRule[] = [];

/** What becomes of the entries of a category text: a category, what their titles say, or nothing. */
export type CategoryMapping =
  | { kind: 'category'; place: PlacedCategory; isTaught: boolean }
  | { kind: 'title'; department: string | null }
  | { kind: 'refused'; isTaught: boolean };

interface OfferToPlace {
  categoryText?: string;
  title: string;
  /** Whether the brand is known for beauty. Then a title says enough with a word such as 'cream', which other goods have too. */
  isBeautyBrand?: boolean;
}

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
  place({ categoryText = '', title, isBeautyBrand = false }: OfferToPlace): PlacedCategory | null {
    const read = this.read(categoryText);
    const { texts, numbered, department, isOtherGoods, shelf: shelfOfText } = read;
    const { taught } = this;
    const words = wordsOf(splitGlued(title));
    if (taught) {
      const own = firstShelf(texts, taught, null) ?? shelfOfTitle(words, taught, null);
      if (own !== undefined) return placed(own);
    }
    if (isOtherGoods || isForPets(words)) return null;
    if (numbered) return placed(numbered);
    // The end of a path is the most specific; the title decides what it leaves open.
    if (shelfOfText !== undefined && shelfOfText !== unisexScents) return placed(shelfOfText);
    // Stores file candles and diffusers under 'Fragrance'.
    if (shelfOfText !== undefined && lastShelf(words, typePhrases, 'fragrance') === '') return null;
    const shelf = shelfOfText ?? titleShelf(words, department, isBeautyBrand);
    if (shelf === undefined) return null;
    if (shelf === unisexScents) return placed(scentShelf(words, texts));
    const isBodyCare = texts.some((text) => text.includes('body'));
    return placed(purposeShelf(shelf, words, isBodyCare));
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

/** The category of one product: see `CategoryPlacer`. @internal */
export function placeCategory(
  offer: OfferToPlace,
  rules: readonly CategoryRule[] = noRules,
): PlacedCategory | null {
  return new CategoryPlacer(rules).place(offer);
}

function tableOf(rules: readonly CategoryRule[]): PhraseTable {
  return createTable(
    rules.map(({ phrase, category, subcategory }) => [
      phraseKey(phrase),
      category === '' ? '' : `${category}/${subcategory}`,
    ]),
  );
}

function placed(shelf: Shelf): PlacedCategory | null {
  const [category = '', subcategory = ''] = shelf.split('/');
  return category === '' ? null : { category, subcategory };
}
