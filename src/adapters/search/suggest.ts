import { categories } from '~/domain/catalog/category';
import { foldQuery } from '~/domain/search/fold';
import type { Suggestions } from '~/domain/search/search-index';
import {
  letterReach,
  type MatchLevel,
  matchLevels,
  minStrictHits,
  suggestionLimits,
} from '~/domain/search/suggestion-ranking';
import { allowedEdits, isNear } from '~/domain/search/typo';
import type { Catalog } from './catalog';
import { rankTitle, searchableTitle, type TypedQuery, typedQuery } from './searchable-title';
import { firstItems } from './structures/postings';
import { compareTexts, rangeBeginningWith } from './structures/sorted-texts';
import type { Reach } from './structures/word-dictionary';
import { createTermSuggestions } from './suggest-terms';
import type { Scope, TextSearch } from './text-search';
import { productsBeginningWith, productsNamed } from './titles';

const categoryNames = categories.map(({ slug, name }) => ({ slug, ...searchableTitle(name) }));

/** The products that a listing of the text would begin with. */
type PickBest = (text: string, limit: number) => readonly number[];

export function createSuggestions(catalog: Catalog, search: TextSearch, pickBest: PickBest) {
  const suggestTerms = createTermSuggestions(catalog);
  const { families } = catalog;
  const { name, brand, category, ingredient } = catalog.fields;
  const anywhere: Scope = { name: 'suggest', fields: [name, brand, category, ingredient] };
  const nameOrBrand: Scope = { name: 'title', fields: [name, brand] };
  const { codesByTitle } = catalog.brands;
  const brandTitles = [...codesByTitle.keys()].sort(compareTexts);

  /** The most popular products of brands. */
  const ofBrands = (groups: readonly number[], limit: number): number[] =>
    firstItems([{ postings: catalog.brands.products, groups }], limit, families.codes);

  /** Those whose name, or brand, is the query. */
  function named(query: readonly string[], limit: number): number[] {
    const products = productsNamed(catalog, query);
    const ofBrand = codesByTitle.get(query.join(' '));
    if (ofBrand) products.push(...ofBrands(ofBrand, limit));
    return products.sort((a, b) => a - b);
  }

  function ofBrandsBeginningWith(query: readonly string[], limit: number): number[] {
    const [from, end] = rangeBeginningWith(brandTitles, query.join(' '));
    const titles = brandTitles.slice(from, end);
    return ofBrands(
      titles.flatMap((title) => codesByTitle.get(title) ?? []),
      limit,
    );
  }

  /** The best products, level by level; within a level by popularity. */
  function best(query: readonly string[], scope: Scope, limit: number): number[] {
    const found: number[] = [];
    const add = (products: readonly number[]) => {
      for (const product of products) {
        if (found.length === limit) return;
        const family = families.codes[product];
        if (!found.some((other) => families.codes[other] === family)) found.push(product);
      }
    };
    const findWords = (reach: Reach) => {
      const words = query.map((text, at) => ({ text, reach: letterReach(query, at) ?? reach }));
      return search.first(words, scope, limit + found.length);
    };
    // One word is rarely the beginning of a title.
    const isTitle = query.length > 1;
    const find: Record<MatchLevel, () => number[]> = {
      'title-equals': () => named(query, limit),
      'name-begins': () => (isTitle ? productsBeginningWith(catalog, query, 2 * limit) : []),
      'brand-begins': () => (isTitle ? ofBrandsBeginningWith(query, 2 * limit) : []),
      'words-begin': () => findWords('begins'),
      'words-contain': () => findWords('inside'),
    };
    for (const level of matchLevels) {
      if (found.length === limit) return found;
      add(find[level]());
    }
    if (found.length < minStrictHits) {
      const edits = Math.max(...query.map(allowedEdits));
      if (edits > 0) add(findWords('one-edit'));
      if (edits > 1 && found.length < limit) add(findWords('two-edits'));
    }
    return found;
  }

  const idsOf = (products: readonly number[]) => products.map((product) => catalog.ids[product]!);

  return {
    suggest(text: string): Suggestions {
      const query = foldQuery(text);
      const typed = typedQuery(query);
      const others = suggestTerms(typed);
      if (query.length === 0) return { products: [], categories: [], ...others };
      const exact = best(query, anywhere, suggestionLimits.products);
      // Whole sentences: what the listing understands.
      const products =
        exact.length === 0 && query.length > 1 ? pickBest(text, suggestionLimits.products) : exact;
      const slugs = suggestCategories(typed, exact.length < minStrictHits);
      const room = suggestionLimits.total - slugs.length;
      return { products: idsOf(products.slice(0, room)), categories: slugs, ...others };
    },

    suggestInListing(text: string): number[] {
      const query = foldQuery(text);
      if (query.join(' ').length < 2) return [];
      return idsOf(best(query, nameOrBrand, suggestionLimits.inListing));
    },
  };
}

function suggestCategories(query: TypedQuery, withTypos: boolean): string[] {
  const ranked: { slug: string; rank: number }[] = [];
  for (const category of categoryNames) {
    const rank = rankTitle(query, category);
    if (rank !== null) ranked.push({ slug: category.slug, rank });
  }
  const slugs = ranked.sort((a, b) => a.rank - b.rank).map(({ slug }) => slug);
  if (slugs.length > 0 || !withTypos) return slugs.slice(0, suggestionLimits.categories);
  return categoryNames
    .filter(({ words }) =>
      query.words.every(({ text, letterReach: reach }) =>
        words.some((word) => {
          if (reach !== null) return reach === 'begins' ? word.startsWith(text) : word === text;
          return word.includes(text) || isNear(text, word, allowedEdits(text));
        }),
      ),
    )
    .map(({ slug }) => slug)
    .slice(0, suggestionLimits.categories);
}
