import { categories } from '~/domain/catalog/category';
import { foldQuery } from '~/domain/search/fold';
import {
  anyProduct,
  type ListingQuery,
  type ListingResult,
  type SearchIndex,
  type SearchProduct,
  type Suggestions,
} from '~/domain/search/search-index';
import {
  letterReach,
  matchRank,
  minStrictHits,
  suggestionLimits,
} from '~/domain/search/suggestion-ranking';
import { firstOfEach } from './plain-scan';
import { suggestTerms } from './plain-term-suggestions';
import { isLike, type ProductText, wordsOf } from './plain-text';

/** Suggestions by scanning all products. */
export function createPlainSuggestions(
  products: () => readonly SearchProduct[],
  textsOf: (product: SearchProduct) => ProductText,
  list: (query: ListingQuery) => ListingResult,
): Pick<SearchIndex, 'suggest' | 'suggestInListing'> {
  function best(query: string[], wordsIn: (text: ProductText) => string[]): number[] {
    if (query.length === 0) return [];
    const collapse = (found: readonly SearchProduct[]) =>
      firstOfEach(found, ({ familyId }) => familyId).map(({ id }) => id);
    const strict = products()
      .map((product) => {
        const text = textsOf(product);
        return { product, rank: matchRank(query, text.titles, wordsIn(text)) };
      })
      .filter(({ rank }) => rank !== null)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map(({ product }) => product);
    if (collapse(strict).length >= minStrictHits) return collapse(strict);
    const near = ([1, 2] as const).flatMap((edits) =>
      products().filter((product) =>
        query.every((part, at) =>
          wordsIn(textsOf(product)).some((word) =>
            isLike(part, word, letterReach(query, at) ?? edits),
          ),
        ),
      ),
    );
    return collapse([...strict, ...near]);
  }

  return {
    suggest(text) {
      const query = foldQuery(text);
      const exact = best(query, ({ fields }) => [
        ...fields.name,
        ...fields.brand,
        ...fields.category,
        ...fields.ingredient,
      ]).slice(0, suggestionLimits.products);
      const found =
        exact.length === 0 && query.length > 1
          ? list({
              ...anyProduct,
              search: text,
              sort: 'relevance',
              pageSize: suggestionLimits.products,
              now: new Date(),
            }).ids
          : exact;
      const slugs = suggestCategories(query, exact.length < minStrictHits);
      return {
        products: found.slice(0, suggestionLimits.total - slugs.length),
        categories: slugs,
        ...suggestTerms(products(), query),
      };
    },
    suggestInListing(text) {
      const query = foldQuery(text);
      if (query.join(' ').length < 2) return [];
      return best(query, ({ fields }) => [...fields.name, ...fields.brand]).slice(
        0,
        suggestionLimits.inListing,
      );
    },
  };
}

function suggestCategories(query: string[], withTypos: boolean): Suggestions['categories'] {
  const named = categories.map(({ slug, name }) => ({ slug, words: wordsOf(name) }));
  const strict = named
    .map(({ slug, words }) => ({ slug, rank: matchRank(query, { name: words }, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const near = named.filter(
    ({ words }) =>
      query.length > 0 &&
      query.every((part, at) =>
        words.some((word) => isLike(part, word, letterReach(query, at) ?? 2)),
      ),
  );
  return (strict.length === 0 && withTypos ? near : strict)
    .slice(0, suggestionLimits.categories)
    .map(({ slug }) => slug);
}
