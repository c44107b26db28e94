import { categories, findCategory } from '~/domain/catalog/category';
import { dayMs } from '~/domain/durations';
import { foldQuery, foldText } from '~/domain/search/fold';
import {
  luxuryMinCents,
  maxBestsellers,
  newProductDays,
  under25LimitCents,
} from '~/domain/search/listing-rules';
import { matchRank, minStrictHits, suggestionLimits, type Titles } from '~/domain/search/ranking';
import type {
  Facets,
  ListingQuery,
  ListingResult,
  SearchIndex,
  SearchProduct,
  Suggestions,
} from '~/domain/search/search-index';
import { allowedEdits, isNear } from '~/domain/search/typo';

/** Answers like the search index, but by scanning all products: the oracle of its tests. */
export function createPlainScan(initial: readonly SearchProduct[]): SearchIndex {
  const texts = new Map(initial.map((product) => [product.id, textOf(product)]));
  let products = initial
    .map((product) => ({ ...product }))
    .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  const textsOf = ({ id }: SearchProduct): ProductText => texts.get(id) ?? textOf(products[0]);

  return {
    productCount: products.length,
    suggest(text) {
      const query = foldQuery(text);
      const found = best(query, ({ name, brand, category, ingredients }) => [
        ...name,
        ...brand,
        ...category,
        ...ingredients,
      ]).slice(0, suggestionLimits.products);
      const slugs = suggestCategories(query, found.length < minStrictHits);
      return {
        products: found.slice(0, suggestionLimits.total - slugs.length),
        categories: slugs,
        subcategories: [],
        brands: [],
        ingredients: [],
        queries: [],
      };
    },
    suggestInListing(text) {
      const query = foldQuery(text);
      if (query.join(' ').length < 2) return [];
      return best(query, ({ name, brand }) => [...name, ...brand]).slice(
        0,
        suggestionLimits.inListing,
      );
    },
    list: (query) => list(query),
    brandNames: new Map(products.map(({ brandSlug, brand }) => [brandSlug, brand])),
    pick: (query) => list(query).ids,
    updatePrices(changes) {
      const byId = new Map(changes.map((change) => [change.id, change]));
      products = products.map((product) => ({ ...product, ...byId.get(product.id) }));
    },
  };

  function best(query: string[], wordsOf: (text: ProductText) => string[]): number[] {
    if (query.length === 0) return [];
    const strict = products
      .map((product) => {
        const text = textsOf(product);
        return { product, rank: matchRank(query, text.titles, wordsOf(text)) };
      })
      .filter(({ rank }) => rank !== null)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map(({ product }) => product.id);
    if (strict.length >= minStrictHits) return strict;
    const near = [1, 2].flatMap((edits) =>
      products.filter((product) => isLike(query, wordsOf(textsOf(product)), edits)),
    );
    return [...new Set([...strict, ...near.map(({ id }) => id)])];
  }

  function list(query: ListingQuery): ListingResult {
    const words = foldQuery(query.search);
    const withEdits = (edits: number) =>
      products.filter((product) => isLike(words, textsOf(product).all, edits));
    const matching =
      query.search.trim() === ''
        ? products
        : words.length === 0
          ? []
          : ([0, 1, 2].map(withEdits).find((found) => found.length > 0) ?? []);
    const hits = select(matching, query);
    const start = (query.page - 1) * query.pageSize;
    return {
      total: hits.length,
      variants: hits.length,
      families: [],
      understood: [],
      dropped: [],
      ids: sorted(hits, query.sort)
        .slice(start, start + query.pageSize)
        .map(({ id }) => id),
      facets: facetsOf(matching, query),
    };
  }
}

interface ProductText {
  titles: Titles;
  name: string[];
  brand: string[];
  category: string[];
  ingredients: string[];
  all: string[];
}

function wordsOf(text: string): string[] {
  const { words, compounds } = foldText(text);
  return [...words, ...compounds];
}

function textOf(product: SearchProduct | undefined): ProductText {
  if (!product) throw new Error('Unknown product.');
  const known = findCategory(product.category, product.subcategory);
  const name = wordsOf(product.name);
  const brand = wordsOf(product.brand);
  const category = wordsOf(findCategory(product.category)?.category.name ?? product.category);
  const ingredients = product.keyIngredients.flatMap(wordsOf);
  const subcategory = wordsOf(known?.subcategory?.name ?? product.subcategory);
  return {
    titles: { name: foldText(product.name).words, brand: foldText(product.brand).words },
    name,
    brand,
    category,
    ingredients,
    all: [...name, ...brand, ...category, ...ingredients, ...subcategory],
  };
}

function isLike(query: readonly string[], words: readonly string[], edits: number): boolean {
  return query.every((part) => {
    const allowed = Math.min(edits, allowedEdits(part));
    return words.some(
      (word) => word.includes(part) || (allowed > 0 && isNear(part, word, allowed)),
    );
  });
}

function suggestCategories(query: string[], withTypos: boolean): Suggestions['categories'] {
  const named = categories.map(({ slug, name }) => ({ slug, words: wordsOf(name) }));
  const strict = named
    .map(({ slug, words }) => ({ slug, rank: matchRank(query, { name: words }, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const near = named.filter(({ words }) => query.length > 0 && isLike(query, words, 2));
  return (strict.length === 0 && withTypos ? near : strict)
    .slice(0, suggestionLimits.categories)
    .map(({ slug }) => slug);
}

function select(
  matching: SearchProduct[],
  query: ListingQuery,
  without?: keyof Facets,
): SearchProduct[] {
  const on = (facet: keyof Facets) => facet !== without;
  const selected = matching.filter((product) => {
    const cents = product.bestPriceCents;
    const tests = [
      !on('category') || query.category === null || product.category === query.category,
      !on('subcategory') || query.subcategory === null || product.subcategory === query.subcategory,
      !on('brand') || query.brands.length === 0 || query.brands.includes(product.brandSlug),
      !on('rating') || product.rating >= query.rating,
      !on('price') || query.minPriceCents === null || cents >= query.minPriceCents,
      !on('price') || query.maxPriceCents === null || cents <= query.maxPriceCents,
      !on('price') || query.price !== 'under-25' || cents < under25LimitCents,
      !on('price') || query.price !== 'luxury' || cents >= luxuryMinCents,
      query.filter !== 'sale' || product.onSale,
      query.filter !== 'new' ||
        query.now.getTime() - product.firstSeenAt.getTime() <= newProductDays * dayMs,
    ];
    return tests.every(Boolean);
  });
  return query.filter === 'bestsellers' ? selected.slice(0, maxBestsellers) : selected;
}

function sorted(hits: SearchProduct[], sort: ListingQuery['sort']): SearchProduct[] {
  const foldedName = ({ name }: SearchProduct) => foldText(name).words.join(' ');
  const gap = (product: SearchProduct) => product.highestPriceCents - product.bestPriceCents;
  const unit = ({ unitPriceCents }: SearchProduct) =>
    unitPriceCents === null ? Number.MAX_VALUE : Math.round(unitPriceCents * 100);
  const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const orders: Record<ListingQuery['sort'], (a: SearchProduct, b: SearchProduct) => number> = {
    relevance: (a, b) => b.reviewCount - a.reviewCount,
    popular: (a, b) => b.reviewCount - a.reviewCount,
    'price-low': (a, b) => a.bestPriceCents - b.bestPriceCents,
    'price-high': (a, b) => b.bestPriceCents - a.bestPriceCents,
    rating: (a, b) => b.rating - a.rating,
    name: (a, b) => compareText(foldedName(a), foldedName(b)) || compareText(a.name, b.name),
    savings: (a, b) => gap(b) - gap(a),
    'unit-price': (a, b) => unit(a) - unit(b),
    newest: (a, b) => b.firstSeenAt.getTime() - a.firstSeenAt.getTime(),
  };
  return hits.toSorted((a, b) => orders[sort](a, b) || a.id - b.id);
}

function facetsOf(matching: SearchProduct[], query: ListingQuery): Facets {
  const counts = (facet: keyof Facets, slug: (product: SearchProduct) => string) => {
    const groups = Map.groupBy(select(matching, query, facet), slug);
    return Object.fromEntries([...groups].map(([key, group]) => [key, group.length]));
  };
  const rated = select(matching, query, 'rating');
  const priced = select(matching, query, 'price');
  return {
    category: counts('category', ({ category }) => category),
    subcategory: counts('subcategory', ({ subcategory }) => subcategory),
    brand: counts('brand', ({ brandSlug }) => brandSlug),
    rating: Object.fromEntries(
      [4, 3, 2, 1].map((minRating) => [
        minRating,
        rated.filter(({ rating }) => rating >= minRating).length,
      ]),
    ),
    price: Array.from({ length: 21 }, (_, band) => {
      const from = band * 25;
      const to = band === 20 ? null : from + 25;
      const inBand = ({ bestPriceCents: cents }: SearchProduct) =>
        cents >= from * 100 && (to === null || cents < to * 100);
      return { from, to, count: priced.filter(inBand).length };
    }),
    concern: {},
    skin: {},
    hair: {},
    claim: {},
    ingredient: {},
    store: {},
    inStock: {},
    unit: {},
  };
}
