import type { ListingQuery } from '~/domain/search/search-index';
import { descendingSorts, type Sort } from '~/domain/search/sorts';
import type { Catalog } from './catalog';
import { createNarrowing, type Hits } from './hits';
import type { TextMatch } from './match/matched';
import { createRelevance } from './relevance';
import { type Bits, countBits, listBits, uniteWith } from './structures/bitset';
import {
  bestOfFamilies,
  countFamilies,
  firstOfFamilies,
  type VariantOrder,
} from './structures/families';
import { type IsEnough, leadingHits, type RankedKeys } from './structures/ranked-keys';
import { selectPage } from './structures/select-page';
import { pageInOrder, type SortedOrder } from './structures/sorted-order';

/**
 * If fewer than one in this many products are hits, sorting them is faster than walking the whole
 * order, or than taking those with the first keys bucket by bucket.
 */
const sparseRatios = { order: 16, buckets: 128 };

type SortKey = { ranked: RankedKeys; descending: boolean } | { sorted: SortedOrder };

interface Page {
  skip: number;
  limit: number;
  expand: boolean;
}

/** Returns one page of the hits in the requested order, one variant per family unless expanded. */
export function createPager(catalog: Catalog) {
  const { size, families, sizes, byId, byName, byAge, prices, ratings } = catalog;
  const relevance = createRelevance(catalog);
  const intersect = createNarrowing(size, 0);
  const byKeys = (sort: Sort, ranked: RankedKeys): SortKey => ({
    ranked,
    descending: descendingSorts.has(sort),
  });
  const sortKeys: Record<Exclude<Sort, 'popular' | 'relevance' | 'unit-price'>, SortKey> = {
    'price-low': byKeys('price-low', prices.best),
    'price-high': byKeys('price-high', prices.best),
    savings: byKeys('savings', prices.savings),
    rating: byKeys('rating', ratings.weighed),
    name: { sorted: byName },
    newest: { sorted: byAge },
  };

  const isDense = (total: number, ratio: number): boolean => total * ratio > size;

  const enoughFor =
    ({ skip, limit, expand }: Page): IsEnough =>
    (bits, total) => {
      const enough = skip + limit;
      return total >= enough && (expand || countFamilies(families, bits, enough) >= enough);
    };

  const collapse = (bits: Bits, order: Omit<VariantOrder, 'places'>, { expand }: Page): Hits =>
    expand
      ? { bits, total: countBits(bits) }
      : bestOfFamilies(families, bits, { ...order, places: byId.places });

  /** Ties by id. */
  function sortedPage(hits: Bits, total: number, key: SortKey, page: Page): number[] {
    const { skip, limit, expand } = page;
    if ('sorted' in key && isDense(total, sparseRatios.order)) {
      return pageInOrder(key.sorted, hits, expand ? null : families.codes, page);
    }
    const order =
      'ranked' in key
        ? { keys: key.ranked.keys, descending: key.descending }
        : { keys: key.sorted.places, descending: false };
    // A family whose best variant leads has no better one among the other hits.
    const leading =
      'ranked' in key && isDense(total, sparseRatios.buckets)
        ? leadingHits(key.ranked, hits, key.descending, enoughFor(page))
        : hits;
    const chosen = collapse(leading, order, page);
    return selectPage(chosen.bits, chosen.total, { ...order, byId }, skip, limit);
  }

  /** Kinds of units are never mixed: the most common one comes first, no size last. */
  function unitPricePage(hits: Bits, total: number, page: Page): number[] {
    const kinds = sizes.products
      .map((ofKind, kind) => ({
        count: kind === 0 ? -1 : intersect([hits, ofKind]).all.total,
        kind,
      }))
      .filter(({ count }) => count !== 0)
      .sort((a, b) => b.count - a.count)
      .map(({ kind }) => kind);
    const order = { keys: prices.unit.keys, descending: false };
    const isEnough = enoughFor(page);
    let leading = hits;
    if (isDense(total, sparseRatios.buckets)) {
      leading = new Uint32Array(hits.length);
      for (const kind of kinds) {
        const ofKind = intersect([hits, sizes.products[kind]!]).all.bits;
        uniteWith(leading, leadingHits(prices.unit, ofKind, false, isEnough));
        if (isEnough(leading, countBits(leading))) break;
      }
    }
    const ranks = {
      ofKinds: sizes.products.map((_, kind) => kinds.indexOf(kind)),
      kinds: sizes.kinds,
    };
    const { bits } = collapse(leading, { ...order, ranks }, page);
    const products: number[] = [];
    let before = 0;
    for (const kind of kinds) {
      if (products.length === page.limit) break;
      const ofKind = intersect([bits, sizes.products[kind]!]).all;
      const skip = Math.max(0, page.skip - before);
      const limit = page.limit - products.length;
      products.push(...selectPage(ofKind.bits, ofKind.total, { ...order, byId }, skip, limit));
      before += ofKind.total;
    }
    return products;
  }

  return {
    page(
      { bits: hits, total }: Hits,
      match: TextMatch,
      { sort, page, pageSize, expand }: Pick<ListingQuery, 'sort' | 'page' | 'pageSize' | 'expand'>,
    ): number[] {
      const skip = Math.max(0, page - 1) * pageSize;
      if (!(skip < total)) return [];
      const asked = { skip, limit: pageSize, expand };
      const isRanked = match.words.length + match.understood.length > 0;
      if (sort === 'relevance' && isRanked) return relevance.page(hits, match, asked);
      if (sort === 'relevance' || sort === 'popular') {
        // Products are numbered by popularity.
        const products = expand ? hits : firstOfFamilies(families, hits, skip + pageSize);
        return listBits(products, skip, pageSize);
      }
      if (sort === 'unit-price') return unitPricePage(hits, total, asked);
      return sortedPage(hits, total, sortKeys[sort], asked);
    },
    explain: relevance.explain,
  };
}
