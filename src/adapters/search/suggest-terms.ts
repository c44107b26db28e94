import { findCategory } from '~/domain/catalog/category';
import { typedBeginnings } from '~/domain/search/completions';
import { foldText } from '~/domain/search/fold';
import type { Suggestions } from '~/domain/search/search-index';
import { minCompletedLength, suggestionLimits } from '~/domain/search/suggestion-ranking';
import type { Catalog, Section } from './catalog';
import { rankTitle, searchableTitle, type TypedQuery } from './searchable-title';
import { firstInOrder } from './structures/first-in-order';
import { groupSize } from './structures/postings';

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The entries whose text begins with one of the typed ones, each once; in order of the text. */
function beginning<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  typed: readonly string[],
): Iterable<Entry> {
  const [first = '', ...others] = typed;
  const found = beginningWith(entries, textOf, first);
  if (others.length === 0) return found;
  return new Set([...found, ...others.flatMap((other) => beginningWith(entries, textOf, other))]);
}

function beginningWith<Entry>(
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
  // In the order of equal ranks.
  const shelves = sections.list
    .flatMap(({ category, subcategory }, code) => {
      const name = findCategory(category, subcategory)?.subcategory?.name;
      if (name === undefined) return [];
      const products = groupSize(sections.products, code);
      return [{ category, subcategory, ...searchableTitle(name), products }];
    })
    .sort(
      (a, b) =>
        b.products - a.products ||
        compareText(a.category, b.category) ||
        compareText(a.subcategory, b.subcategory),
    );
  const knownBrands = brands.names.map((name, code) => ({
    slug: brands.slugs[code]!,
    title: foldText(name).words.join(' '),
    products: groupSize(brands.products, code),
  }));

  function suggestSubcategories(query: TypedQuery): Suggestions['subcategories'] {
    const found: { shelf: Section; rank: number }[] = [];
    for (const shelf of shelves) {
      const rank = rankTitle(query, shelf);
      if (rank !== null) found.push({ shelf, rank });
    }
    return firstInOrder(found, suggestionLimits.subcategories, (a, b) => a.rank - b.rank).map(
      ({ shelf: { category, subcategory } }) => ({ category, subcategory }),
    );
  }

  /** Equal names first, then those that begin with the text, then the largest brands. */
  function suggestBrands({ text, words }: TypedQuery): string[] {
    let codes: readonly number[] | null = null;
    for (const word of words) {
      const found: readonly number[] = fields.brand.find(word.text, 'begins').groups;
      if (codes === null) codes = found;
      else {
        const known = new Set(found);
        codes = codes.filter((code) => known.has(code));
      }
      if (codes.length === 0) return [];
    }
    const ranked = (codes ?? []).map((code) => {
      const brand = knownBrands[code]!;
      const rank = brand.title === text ? 0 : brand.title.startsWith(text) ? 1 : 2;
      return { brand, rank };
    });
    return firstInOrder(
      ranked,
      suggestionLimits.brands,
      (a, b) =>
        a.rank - b.rank ||
        b.brand.products - a.brand.products ||
        compareText(a.brand.slug, b.brand.slug),
    ).map(({ brand }) => brand.slug);
  }

  function suggestIngredients(typed: readonly string[]): Suggestions['ingredients'] {
    const found = beginning(completions.ingredients, ({ phrase }) => phrase, typed);
    // Several phrases of an ingredient can begin alike.
    const bySlug = new Map(Array.from(found, (ingredient) => [ingredient.slug, ingredient]));
    return firstInOrder(
      bySlug.values(),
      suggestionLimits.ingredients,
      (a, b) => b.products - a.products || compareText(a.slug, b.slug),
    ).map(({ slug, label }) => ({ slug, label }));
  }

  function suggestQueries(typed: readonly string[]): string[] {
    const found = beginning(completions.queries, ({ text }) => text, typed);
    return firstInOrder(
      Array.from(found).filter(({ text }) => text !== typed[0]),
      suggestionLimits.queries,
      (a, b) => b.products - a.products || compareText(a.text, b.text),
    ).map(({ text }) => text);
  }

  return (query: TypedQuery): Omit<Suggestions, 'products' | 'categories'> => {
    const isLong = query.text.length >= minCompletedLength;
    const typed = typedBeginnings(query.words.map(({ text }) => text));
    return {
      subcategories: suggestSubcategories(query),
      brands: suggestBrands(query),
      ingredients: isLong ? suggestIngredients(typed) : [],
      queries: isLong ? suggestQueries(typed) : [],
    };
  };
}
