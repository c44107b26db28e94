import type { Candidate } from '../titles/offer-to-match';
import { readTitle, type StoredTitle, storedTitle, type Title } from '../titles/read-title';
import { hasStem, isFoundBy, tellingWords } from '../titles/telling-words';
import type { TitleWord } from '../titles/title-word';
import type { LearnedBrands } from '../words/brand-key';
import { type BrandCatalog, minDescribedNames, type WordUse } from './brand-catalog';
import { shareEnoughWords } from './shared-words';

/** A product of a shop. */
export interface ListedProduct extends StoredTitle {
  readonly productId: number;
  readonly shop: string;
  readonly title: Title;
}

interface Listed extends ListedProduct {
  /** Its significant words, in any order. */
  readonly name: string;
}

/**
 * Catalogs of shops as plain lists of titles: for measurements, and the reference for the index that
 * feeds are matched with. Only names of one shop show that a word separates products: two shops may
 * name one product differently.
 */
export class PlainCatalog implements BrandCatalog {
  private readonly byBrand: ReadonlyMap<string, readonly Listed[]>;

  constructor(products: readonly (Candidate & { shop?: string })[], learned?: LearnedBrands) {
    const listed = products.map((candidate) => {
      const title = readTitle(candidate, learned);
      const { productId, shop = '' } = candidate;
      return { productId, shop, title, name: nameOf(title.words), [storedTitle]: () => title };
    });
    this.byBrand = Map.groupBy(listed, ({ title }) => title.brand.key);
  }

  /** The products of a shop and brand that have enough words in common with a title. */
  candidates(title: Title, shop = ''): ListedProduct[] {
    return this.productsOf(title).filter(
      (listed) => listed.shop === shop && shareEnoughWords(title, listed.title),
    );
  }

  /** The same, of all shops but these. */
  candidatesExcept(title: Title, shops: readonly string[]): ListedProduct[] {
    return this.productsOf(title).filter(
      (listed) => !shops.includes(listed.shop) && shareEnoughWords(title, listed.title),
    );
  }

  wordUse(
    word: TitleWord,
    offer: Title,
    product: Title,
    phrase: readonly TitleWord[] = [word],
  ): WordUse {
    const own = [nameOf(offer.words), nameOf(product.words)];
    const listed = this.productsOf(product);
    const having = listed.filter(
      ({ title, name }) => !own.includes(name) && isFoundBy(word, title),
    );
    const isSeparated = having.some(({ title, shop }) =>
      [[word], phrase].some((removed) => {
        const rest = nameOf(without(removed, title.words));
        if (rest === '' || own.includes(rest)) return false;
        return listed.some((other) => other.shop === shop && other.name === rest);
      }),
    );
    if (isSeparated) return 'separates';
    const names = new Set(having.map(({ name }) => name));
    return names.size >= minDescribedNames ? 'describes' : 'rare';
  }

  productCount(title: Title): number {
    return this.productsOf(title).length;
  }

  namesWith(words: readonly TitleWord[], offer: Title, product: Title): number {
    const [first] = tellingWords({ words });
    if (!first) return 0;
    const own = [nameOf(offer.words), nameOf(product.words)];
    const having = this.productsOf(product).filter(
      ({ title, name }) =>
        !own.includes(name) &&
        isFoundBy(first, title) &&
        words.every((word) => hasStem(title.words, word)),
    );
    return new Set(having.map(({ name }) => name)).size;
  }

  private productsOf({ brand }: Title): readonly Listed[] {
    return this.byBrand.get(brand.key) ?? [];
  }
}

/** The significant words of a name, in any order. */
function nameOf(words: readonly TitleWord[]): string {
  return words
    .filter(({ kind }) => kind !== 'filler')
    .map(({ stem }) => stem)
    .sort()
    .join(' ');
}

/** The words without the first one of each stem; none, if they do not have all of them. */
function without(removed: readonly TitleWord[], words: readonly TitleWord[]): TitleWord[] {
  const rest = [...words];
  for (const { stem } of removed) {
    const at = rest.findIndex((word) => word.stem === stem && word.kind !== 'filler');
    if (at < 0) return [];
    rest.splice(at, 1);
  }
  return rest;
}
