import type { ListingQuery } from '~/domain/search/search-index';
import { descendingSorts, type Sort } from '~/domain/search/sorts';
import type { Catalog } from './catalog';
import type { Hits } from './hits';
import type { TextMatch } from './match-text';
import { createRelevance } from './relevance';
import { type Bits, common, countBits, listBits } from './structures/bitset';
import { bestOfFamilies, firstOfFamilies, type VariantOrder } from './structures/families';
import { hitsAround, type RankedKeys } from './structures/ranked-keys';
import { selectPage } from './structures/select-page';
import { pageInOrder, type SortedOrder } from './structures/sorted-order';

/**
 * If fewer than one in this many products are hits, sorting them is faster than walking the whole
 * order.
 */
const sparseRatio = 16;

type SortKey = { ranked: RankedKeys; descending: boolean } | { sorted: SortedOrder };

interface Page {
  skip: number;
  limit: number;
}

/** Returns one page of the hits in the requested order, one variant per family unless expanded. */
export function createPager(catalog: Catalog) {
  const { size, families, sizes, byId, byName, byRating, byAge, prices } = catalog;
  const relevance = createRelevance(catalog);
  const byKeys = (sort: Sort, ranked: RankedKeys): SortKey => ({
    ranked,
    descending: descendingSorts.has(sort),
  });
  const sortKeys: Record<Exclude<Sort, 'popular' | 'relevance'>, SortKey> = {
    'price-low': byKeys('price-low', prices.best),
    'price-high': byKeys('price-high', prices.best),
    savings: byKeys('savings', prices.savings),
    'unit-price': byKeys('unit-price', prices.unit),
    rating: { sorted: byRating },
    name: { sorted: byName },
    newest: { sorted: byAge },
  };

  function variantOrder(key: SortKey, ranks?: VariantOrder['ranks']): VariantOrder {
    return 'ranked' in key
      ? { keys: key.ranked.keys, descending: key.descending, places: byId.places, ranks }
      : { keys: key.sorted.places, descending: false, places: byId.places, ranks };
  }

  /** Ties by id. */
  function sortedPage(bits: Bits, total: number, key: SortKey, { skip, limit }: Page): number[] {
    if (skip >= total) return [];
    const dense = total * sparseRatio > size;
    if ('ranked' in key) {
      const { ranked, descending } = key;
      const order = { keys: ranked.keys, descending, byId };
      if (!dense) return selectPage(bits, total, order, skip, limit);
      const { near, count, before } = hitsAround(ranked, bits, { descending, skip, limit });
      return selectPage(near, count, order, skip - before, limit);
    }
    if (dense) return pageInOrder(key.sorted, bits, skip, limit);
    const byPlace = { keys: key.sorted.places, descending: false, byId };
    return selectPage(bits, total, byPlace, skip, limit);
  }

  /** Kinds of units are never mixed: the most common one comes first, no size last. */
  function unitPricePage(hits: Bits, expand: boolean, { skip, limit }: Page): number[] {
    const counts = sizes.products.map((ofKind) => countBits(common(hits, ofKind)));
    const kinds = counts
      .map((count, kind) => ({ count: kind === 0 ? -1 : count, kind }))
      .sort((a, b) => b.count - a.count)
      .map(({ kind }) => kind);
    const ranks = { ofKinds: counts.map((_, kind) => kinds.indexOf(kind)), kinds: sizes.kinds };
    const key = sortKeys['unit-price'];
    const bits = expand ? hits : bestOfFamilies(families, hits, variantOrder(key, ranks));
    const page: number[] = [];
    let before = 0;
    for (const kind of kinds) {
      const ofKind = common(bits, sizes.products[kind]!);
      const total = countBits(ofKind);
      const left = { skip: Math.max(0, skip - before), limit: limit - page.length };
      if (left.limit > 0) page.push(...sortedPage(ofKind, total, key, left));
      before += total;
    }
    return page;
  }

  return {
    page(
      { bits: hits, total }: Hits,
      match: TextMatch,
      { sort, page, pageSize, expand }: Pick<ListingQuery, 'sort' | 'page' | 'pageSize' | 'expand'>,
    ): number[] {
      const skip = Math.max(0, page - 1) * pageSize;
      if (!(skip < total)) return [];
      const asked = { skip, limit: pageSize };
      const isRanked = match.words.length + match.understood.length > 0;
      if (sort === 'relevance' && isRanked)
        return relevance.page(hits, match, { ...asked, expand });
      if (sort === 'relevance' || sort === 'popular') {
        // Products are numbered by popularity.
        return listBits(expand ? hits : firstOfFamilies(families, hits), skip, pageSize);
      }
      if (sort === 'unit-price') return unitPricePage(hits, expand, asked);
      const key = sortKeys[sort];
      if (expand) return sortedPage(hits, total, key, asked);
      const bits = bestOfFamilies(families, hits, variantOrder(key));
      return sortedPage(bits, countBits(bits), key, asked);
    },
    explain: relevance.explain,
  };
}
