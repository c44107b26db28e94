import { findCategory } from '~/domain/catalog/category';
import { typedBeginnings } from '~/domain/search/completions';
import { foldText } from '~/domain/search/fold';
import type { Suggestions } from '~/domain/search/search-index';
import { minCompletedLength, suggestionLimits } from '~/domain/search/suggestion-ranking';
import type { Catalog } from './catalog';
import { rankTitle, searchableTitle, type TypedQuery } from './searchable-title';
import { createCompleter } from './structures/completer';
import { firstInOrder } from './structures/first-in-order';
import { groupSize } from './structures/postings';
import { compareTexts } from './structures/sorted-texts';

/** Suggestions other than products and categories. */
export function createTermSuggestions(catalog: Catalog) {
  const { brands, sections, fields, completions } = catalog;
  const shelves = sections.list.map(({ category, subcategory }, code) => {
    const name = findCategory(category, subcategory)?.subcategory?.name;
    const products = groupSize(sections.products, code);
    return { category, subcategory, title: name && searchableTitle(name), products };
  });
  const knownBrands = brands.names.map((name, code) => ({
    slug: brands.slugs[code]!,
    title: foldText(name).words.join(' '),
    products: groupSize(brands.products, code),
  }));
  const completeIngredients = createCompleter(
    completions.ingredients,
    ({ phrase }) => phrase,
    // Several phrases of an ingredient can begin alike.
    (a, b) => b.products - a.products || compareTexts(a.slug, b.slug),
  );
  const completeQueries = createCompleter(
    completions.queries,
    ({ text }) => text,
    (a, b) => b.products - a.products || compareTexts(a.text, b.text),
  );

  function suggestSubcategories(query: TypedQuery): Suggestions['subcategories'] {
    const [word] = query.words;
    if (!word) return [];
    const found: { shelf: (typeof shelves)[number]; rank: number }[] = [];
    for (const code of fields.subcategory.find(word.text, 'inside').groups) {
      const shelf = shelves[code]!;
      const rank = shelf.title ? rankTitle(query, shelf.title) : null;
      if (rank !== null) found.push({ shelf, rank });
    }
    return firstInOrder(
      found,
      suggestionLimits.subcategories,
      (a, b) =>
        a.rank - b.rank ||
        b.shelf.products - a.shelf.products ||
        compareTexts(a.shelf.category, b.shelf.category) ||
        compareTexts(a.shelf.subcategory, b.shelf.subcategory),
    ).map(({ shelf: { category, subcategory } }) => ({ category, subcategory }));
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
        compareTexts(a.brand.slug, b.brand.slug),
    ).map(({ brand }) => brand.slug);
  }

  const suggestIngredients = (typed: readonly string[]): Suggestions['ingredients'] =>
    completeIngredients(typed, suggestionLimits.ingredients).map(({ slug, label }) => ({
      slug,
      label,
    }));

  const suggestQueries = (typed: readonly string[]): string[] =>
    completeQueries(typed, suggestionLimits.queries + 1)
      .map(({ text }) => text)
      .filter((text) => text !== typed[0])
      .slice(0, suggestionLimits.queries);

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
