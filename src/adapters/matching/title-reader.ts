import { parseSizes, type WrittenSizes } from '~/domain/matching/rules/title-size';
import {
  readTitle,
  type StoredTitle,
  storedTitle,
  type Title,
  type TitleParts,
  type TitleSource,
} from '~/domain/matching/titles/read-title';
import {
  type BrandName,
  type LearnedBrands,
  parseBrand,
  withLearnedKey,
} from '~/domain/matching/words/brand-key';
import { WordCache } from './simple-words';

const maxBrands = 50_000;
const maxSizes = 20_000;

/** Reads titles like `readTitle`, but parses words, brands and sizes only once. */
export class TitleReader implements TitleParts {
  private readonly learned: LearnedBrands | undefined;
  private readonly words = new WordCache();
  private readonly brands = new Map<string, BrandName>();
  private readonly sizes = new Map<string, WrittenSizes>();
  /** An offer is looked up, compared and then added: its title is read once. */
  private last: { source: TitleSource; title: Title } | null = null;

  readonly wordOf = this.words.wordOf;
  readonly simpleWords = this.words.simpleWords;

  constructor(learned?: LearnedBrands) {
    this.learned = learned;
  }

  read(source: TitleSource | StoredTitle): Title {
    if (source[storedTitle]) return source[storedTitle](this.learned);
    const { last } = this;
    if (last && isSameText(source, last.source)) return last.title;
    const title = readTitle(source, this.learned, this);
    // A copy, because the object may change.
    this.last = { source: { ...source }, title };
    return title;
  }

  readonly parseBrand = (text: string): BrandName =>
    cached(this.brands, maxBrands, text, parseBrand);

  readonly parseSizes = (text: string): WrittenSizes =>
    cached(this.sizes, maxSizes, text, parseSizes);

  /** The key of a brand as written, with the operator's aliases. */
  brandKey(text: string): string {
    return withLearnedKey(this.parseBrand(text), this.learned).key;
  }
}

/** Shops repeat values in order, so a full cache is simply cleared. */
function cached<Value>(
  cache: Map<string, Value>,
  maxValues: number,
  key: string,
  parse: (key: string) => Value,
): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = parse(key);
  if (cache.size >= maxValues) cache.clear();
  cache.set(key, value);
  return value;
}

function isSameText(one: TitleSource, other: TitleSource): boolean {
  return (
    one.name === other.name &&
    one.brand === other.brand &&
    one.size === other.size &&
    one.gtin === other.gtin &&
    one.shade === other.shade &&
    one.price === other.price &&
    one.formula === other.formula
  );
}
