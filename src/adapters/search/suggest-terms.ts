import { findCategory } from '~/domain/catalog/category';
import { labelOf } from '~/domain/search/completions';
import { foldText } from '~/domain/search/fold';
import type { Suggestions } from '~/domain/search/search-index';
import { minCompletedLength, suggestionLimits } from '~/domain/search/suggestion-ranking';
import type { Catalog } from './catalog';
import { rankTitle, searchableTitle } from './searchable-title';
import { groupSize } from './structures/postings';

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The entries whose text begins with the typed one; `entries` are in order of the text. */
function beginning<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  typed: string,
): Entry[] {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (textOf(entries[middle]!) < typed) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < entries.length && textOf(entries[end]!).startsWith(typed)) end++;
  return entries.slice(low, end);
}

/** Suggestions other than products and categories. */
export function createTermSuggestions(catalog: Catalog) {
  const { brands, sections, fields, completions } = catalog;
  const shelves = sections.list.flatMap(({ category, subcategory }, code) => {
    const name = findCategory(category, subcategory)?.subcategory?.name;
    if (name === undefined) return [];
    const products = groupSize(sections.products, code);
    return [{ category, subcategory, ...searchableTitle(name), products }];
  });
  const brandTitles = brands.names.map((name) => foldText(name).words.join(' '));

  function suggestSubcategories(query: readonly string[]): Suggestions['subcategories'] {
    return shelves
      .flatMap((shelf) => {
        const rank = rankTitle(query, shelf);
        return rank === null ? [] : [{ ...shelf, rank }];
      })
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          b.products - a.products ||
          compareText(a.category, b.category) ||
          compareText(a.subcategory, b.subcategory),
      )
      .slice(0, suggestionLimits.subcategories)
      .map(({ category, subcategory }) => ({ category, subcategory }));
  }

  /** Equal names first, then those that begin with the text, then the largest brands. */
  function suggestBrands(query: readonly string[]): string[] {
    let codes: readonly number[] | null = null;
    for (const word of query) {
      const found: readonly number[] = fields.brand.find(word, 'begins').groups;
      const known: ReadonlySet<number> = new Set(found);
      codes = codes === null ? found : codes.filter((code) => known.has(code));
      if (codes.length === 0) return [];
    }
    const typed = query.join(' ');
    return (codes ?? [])
      .map((code) => {
        const title = brandTitles[code]!;
        const rank = title === typed ? 0 : title.startsWith(typed) ? 1 : 2;
        return { slug: brands.slugs[code]!, rank, products: groupSize(brands.products, code) };
      })
      .sort((a, b) => a.rank - b.rank || b.products - a.products || (a.slug < b.slug ? -1 : 1))
      .slice(0, suggestionLimits.brands)
      .map(({ slug }) => slug);
  }

  function suggestIngredients(typed: string): Suggestions['ingredients'] {
    const found = new Map<string, number>();
    for (const { slug, products } of beginning(
      completions.ingredients,
      ({ phrase }) => phrase,
      typed,
    )) {
      found.set(slug, products);
    }
    return [...found]
      .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
      .slice(0, suggestionLimits.ingredients)
      .map(([slug]) => ({ slug, label: labelOf('ingredient', slug) }));
  }

  function suggestQueries(typed: string): string[] {
    return beginning(completions.queries, ({ text }) => text, typed)
      .filter(({ text }) => text !== typed)
      .sort((a, b) => b.products - a.products || (a.text < b.text ? -1 : 1))
      .slice(0, suggestionLimits.queries)
      .map(({ text }) => text);
  }

  return (query: readonly string[]): Omit<Suggestions, 'products' | 'categories'> => {
    const typed = query.join(' ');
    const isLong = typed.length >= minCompletedLength;
    return {
      subcategories: suggestSubcategories(query),
      brands: suggestBrands(query),
      ingredients: isLong ? suggestIngredients(typed) : [],
      queries: isLong ? suggestQueries(typed) : [],
    };
  };
}
