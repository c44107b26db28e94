import { dayMs } from '~/domain/durations';
import { isSuitable } from '~/domain/preferences/suitability';
import { containsIngredient, isKnownWithout } from '~/domain/search/contained-ingredients';
import { foldText } from '~/domain/search/fold';
import { maxBestsellers, newProductDays, openingDays } from '~/domain/search/listing/listing-rules';
import { isPopular, popularityOf, tieRank } from '~/domain/search/popularity';
import { luxuryMinCents, under25LimitCents } from '~/domain/search/price-bands';
import { weighedRating } from '~/domain/search/ranking';
import type {
  Facets,
  FamilySummary,
  ListingQuery,
  ListingResult,
  SearchIndex,
  SearchProduct,
} from '~/domain/search/search-index';
import { unitKinds } from '~/domain/search/search-index';
import type { Sort } from '~/domain/search/sorts';
import type { UnderstoodQuery } from '~/domain/search/understand/understood-query';
import { hasTag, matchText, ratingOf, type TextHits, tagsOf, unitKindOf } from './plain-match';
import { createPlainSuggestions } from './plain-suggestions';
import { type ProductText, textOf } from './plain-text';

/** Answers like the search index, but by scanning all products: the oracle of its tests. */
export function createPlainScan(
  initial: readonly SearchProduct[],
  understand: (text: string) => UnderstoodQuery,
): SearchIndex {
  const texts = new Map(initial.map((product) => [product.id, textOf(product)]));
  let products = byPopularity(initial);
  const openedMs = Math.min(...initial.map(({ firstSeenAt }) => firstSeenAt.getTime()));
  const popularFamilies = new Set(
    initial.filter((product) => isPopular(popularityOf(product))).map(({ familyId }) => familyId),
  );
  const textsOf = ({ id }: SearchProduct): ProductText => {
    const text = texts.get(id);
    if (!text) throw new Error('Unknown product.');
    return text;
  };

  function list(query: ListingQuery): ListingResult {
    const match = matchText(products, textsOf, query.search, understand);
    const candidates = match.products.filter(({ familyId, firstSeenAt }) => {
      if (query.filter === 'bestsellers') return popularFamilies.has(familyId);
      return query.filter !== 'new' || firstSeenAt.getTime() >= openedMs + openingDays * dayMs;
    });
    const hits = select(candidates, query);
    const sort = query.sort === 'relevance' ? (match.sort ?? 'relevance') : query.sort;
    const ordered = sorted(hits, sort, match, initial);
    const shown = query.expand ? ordered : firstOfEach(ordered, ({ familyId }) => familyId);
    const start = (query.page - 1) * query.pageSize;
    const page = shown.slice(start, start + query.pageSize);
    return {
      total: shown.length,
      variants: hits.length,
      ids: page.map(({ id }) => id),
      families: page.map((product) => summarize(product, hits)),
      facets: facetsOf(candidates, query),
      understood: match.understood,
      dropped: match.dropped,
      loosened: match.loosened,
    };
  }

  function count(query: ListingQuery): ReturnType<SearchIndex['count']> {
    const all = list({ ...query, expand: true, page: 1, pageSize: products.length });
    const hits = products.filter(({ id }) => all.ids.includes(id));
    const categories = Map.groupBy(hits, ({ category }) => category);
    return {
      total: list(query).total,
      byCategory: Object.fromEntries(
        [...categories].map(([category, own]) => [
          category,
          new Set(own.map(({ familyId }) => familyId)).size,
        ]),
      ),
    };
  }

  return {
    productCount: products.length,
    popularCount: popularFamilies.size,
    ...createPlainSuggestions(() => products, textsOf, list),
    list,
    brandNames: new Map(products.map(({ brandSlug, brand }) => [brandSlug, brand])),
    named(name) {
      const words = foldText(name).words.join(' ');
      return products
        .filter((product) => words !== '' && foldText(product.name).words.join(' ') === words)
        .map(({ id }) => id);
    },
    pick: (query) => list(query).ids,
    count,
    updatePrices(changes) {
      const byId = new Map(changes.map((change) => [change.id, change]));
      products = products.map((product) => ({ ...product, ...byId.get(product.id) }));
    },
    updateRatings(changes) {
      const byId = new Map(changes.map((change) => [change.id, change]));
      products = products.map((product) => {
        const change = byId.get(product.id);
        if (!change) return product;
        return { ...product, ownRating: { average: change.rating, rated: change.ratingCount } };
      });
    },
  };
}

const ratingCountOf = ({ reviewCount, ownRating }: SearchProduct) =>
  ownRating?.rated ?? reviewCount;

/** The most popular variant counts for its family; variants stay together. */
function byPopularity(products: readonly SearchProduct[]): SearchProduct[] {
  const ofFamilies = familyPopularity(products);
  const ofFamily = ({ familyId }: SearchProduct) => ofFamilies.get(familyId) ?? 0;
  return products.toSorted(
    (a, b) =>
      ofFamily(b) - ofFamily(a) ||
      tieRank(a.familyId, ofFamily(a)) - tieRank(b.familyId, ofFamily(b)) ||
      popularityOf(b) - popularityOf(a) ||
      a.id - b.id,
  );
}

function familyPopularity(products: readonly SearchProduct[]): Map<number, number> {
  const ofFamilies = new Map<number, number>();
  for (const product of products) {
    const known = ofFamilies.get(product.familyId) ?? 0;
    ofFamilies.set(product.familyId, Math.max(known, popularityOf(product)));
  }
  return ofFamilies;
}

export function firstOfEach<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}

function summarize({ familyId }: SearchProduct, hits: readonly SearchProduct[]): FamilySummary {
  const variants = hits.filter((hit) => hit.familyId === familyId);
  const bySize = Map.groupBy(variants, ({ size }) => size && `${size.amount} ${size.unit}`);
  return {
    id: familyId,
    variants: variants.length,
    shades: Math.max(...[...bySize.values()].map((ofSize) => ofSize.length)),
    sizes: bySize.size,
    minPriceCents: Math.min(...variants.map(({ bestPriceCents }) => bestPriceCents)),
  };
}

function select(
  matching: readonly SearchProduct[],
  query: ListingQuery,
  without?: keyof Facets,
): SearchProduct[] {
  const on = (facet: keyof Facets) => facet !== without;
  const selected = matching.filter((product) => {
    const cents = product.bestPriceCents;
    const unitCents = Math.round((product.unitPriceCents ?? 0) * 100);
    const hasAny = (kind: string, slugs: readonly string[]) =>
      slugs.length === 0 || slugs.some((slug) => hasTag(product, kind, slug));
    const hasAll = (kind: string, slugs: readonly string[]) =>
      slugs.every((slug) => hasTag(product, kind, slug));
    const tests = [
      !on('category') || query.category === null || product.category === query.category,
      !on('subcategory') || query.subcategory === null || product.subcategory === query.subcategory,
      !on('brand') || query.brands.length === 0 || query.brands.includes(product.brandSlug),
      !on('rating') || ratingOf(product) >= query.rating,
      !on('price') || query.minPriceCents === null || cents >= query.minPriceCents,
      !on('price') || query.maxPriceCents === null || cents <= query.maxPriceCents,
      !on('price') || query.price !== 'under-25' || cents < under25LimitCents,
      !on('price') || query.price !== 'luxury' || cents >= luxuryMinCents,
      !on('concern') || hasAny('concern', query.concerns),
      !on('skin') || hasAny('skin', query.skinTypes),
      !on('hair') || hasAny('hair', query.hairTypes),
      !on('claim') || hasAll('claim', query.claims),
      !on('ingredient') || query.ingredients.every((slug) => containsIngredient(product, slug)),
      query.without.every((slug) => isKnownWithout(product, slug)),
      query.suiting === null || isSuitable(product, query.suiting),
      query.family === null || product.familyId === query.family,
      !on('store') ||
        query.stores.length === 0 ||
        query.stores.some((slug) => product.stores.includes(slug)),
      !on('inStock') || !query.inStock || product.inStock,
      !on('unit') || query.unit === null || unitKindOf(product) === query.unit,
      !on('unit') ||
        query.unit === null ||
        query.minUnitPriceCents === null ||
        (product.unitPriceCents !== null && unitCents >= Math.round(query.minUnitPriceCents * 100)),
      !on('unit') ||
        query.unit === null ||
        query.maxUnitPriceCents === null ||
        (product.unitPriceCents !== null && unitCents <= Math.round(query.maxUnitPriceCents * 100)),
      query.filter !== 'sale' || product.onSale,
      query.filter !== 'new' ||
        query.now.getTime() - product.firstSeenAt.getTime() <= newProductDays * dayMs,
    ];
    return tests.every(Boolean);
  });
  if (query.filter !== 'bestsellers') return selected;
  const families = firstOfEach(selected, ({ familyId }) => familyId).slice(0, maxBestsellers);
  const ids = new Set(families.map(({ familyId }) => familyId));
  return selected.filter(({ familyId }) => ids.has(familyId));
}

function sorted(
  hits: readonly SearchProduct[],
  sort: Sort,
  match: TextHits,
  catalog: readonly SearchProduct[],
): SearchProduct[] {
  const foldedName = ({ name }: SearchProduct) => foldText(name).words.join(' ');
  const gap = (product: SearchProduct) => product.highestPriceCents - product.bestPriceCents;
  const unit = ({ unitPriceCents }: SearchProduct) =>
    unitPriceCents === null ? Number.MAX_VALUE : Math.round(unitPriceCents * 100);
  const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const rated = catalog.filter((product) => ratingCountOf(product) > 0);
  const tenths = rated.reduce((sum, product) => sum + Math.round(ratingOf(product) * 10), 0);
  const mean = rated.length === 0 ? 0 : tenths / rated.length / 10;
  const weighed = (product: SearchProduct) =>
    weighedRating(ratingOf(product), ratingCountOf(product), mean);
  const ofKind = (kind: string) => hits.filter((hit) => unitKindOf(hit) === kind).length;
  const kinds = unitKinds.toSorted((a, b) => ofKind(b) - ofKind(a));
  const kindRank = (product: SearchProduct) => {
    const kind = unitKindOf(product);
    return kind === null ? kinds.length : kinds.indexOf(kind);
  };
  // Hits arrive by popularity.
  if (sort === 'popular') return [...hits];
  if (sort === 'relevance') {
    const scores = new Map(hits.map((hit) => [hit, match.score(hit)]));
    return hits.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  }
  const orders: Record<
    Exclude<Sort, 'popular' | 'relevance'>,
    (a: SearchProduct, b: SearchProduct) => number
  > = {
    'price-low': (a, b) => a.bestPriceCents - b.bestPriceCents,
    'price-high': (a, b) => b.bestPriceCents - a.bestPriceCents,
    rating: (a, b) => weighed(b) - weighed(a),
    name: (a, b) => compareText(foldedName(a), foldedName(b)),
    savings: (a, b) => gap(b) - gap(a),
    'unit-price': (a, b) => kindRank(a) - kindRank(b) || unit(a) - unit(b),
    newest: (a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime(),
  };
  return hits.toSorted((a, b) => orders[sort](a, b) || a.id - b.id);
}

function facetsOf(matching: readonly SearchProduct[], query: ListingQuery): Facets {
  const families = (some: readonly SearchProduct[]) =>
    new Set(some.map(({ familyId }) => familyId)).size;
  const counts = (facet: keyof Facets, slugs: (product: SearchProduct) => readonly string[]) => {
    const groups = new Map<string, Set<number>>();
    for (const product of select(matching, query, facet)) {
      for (const slug of slugs(product)) {
        groups.set(slug, (groups.get(slug) ?? new Set()).add(product.familyId));
      }
    }
    return Object.fromEntries([...groups].map(([key, group]) => [key, group.size]));
  };
  const tagged = (kind: string) => (product: SearchProduct) =>
    tagsOf(product)
      .filter((tag) => tag.kind === kind)
      .map(({ slug }) => slug);
  const rated = select(matching, query, 'rating');
  const priced = select(matching, query, 'price');
  return {
    category: counts('category', ({ category }) => [category]),
    subcategory: counts('subcategory', ({ subcategory }) => [subcategory]),
    brand: counts('brand', ({ brandSlug }) => [brandSlug]),
    rating: Object.fromEntries(
      [4, 3, 2, 1].map((min) => [
        min,
        families(rated.filter((product) => ratingOf(product) >= min)),
      ]),
    ),
    price: Array.from({ length: 21 }, (_, band) => {
      const from = band * 25;
      const to = band === 20 ? null : from + 25;
      const inBand = ({ bestPriceCents: cents }: SearchProduct) =>
        cents >= from * 100 && (to === null || cents < to * 100);
      return { from, to, count: families(priced.filter(inBand)) };
    }),
    concern: counts('concern', tagged('concern')),
    skin: counts('skin', tagged('skin')),
    hair: counts('hair', tagged('hair')),
    claim: counts('claim', tagged('claim')),
    ingredient: counts('ingredient', tagged('ingredient')),
    store: counts('store', ({ stores }) => stores),
    inStock: counts('inStock', ({ inStock }) => (inStock ? ['true'] : [])),
    unit: counts('unit', (product) => {
      const kind = unitKindOf(product);
      return kind === null ? [] : [kind];
    }),
  };
}
