import { LRUCache } from 'lru-cache';
import { findCategory } from '~/domain/catalog/category';
import { typedBeginnings, typedForm } from '~/domain/search/completions';
import { foldText } from '~/domain/search/fold';
import type { Suggestions } from '~/domain/search/search-index';
import { minCompletedLength, suggestionLimits } from '~/domain/search/suggestion-ranking';
import { normalizeWord } from '~/domain/search/text/normalize-word';
import type { Catalog } from './catalog';
import { rankTitle, searchableTitle, type TypedQuery } from './searchable-title';
import { createCompleter } from './structures/completer';
import { addSmallest, orderEntries } from './structures/entry-order';
import { groupSize } from './structures/postings';
import { compareTexts } from './structures/sorted-texts';

/** The first letters begin the most terms, and all shoppers type the same ones. */
const maxRememberedLength = 3;

type TermSuggestions = Omit<Suggestions, 'products' | 'categories'>;

/** Suggestions other than products and categories. */
export function createTermSuggestions(catalog: Catalog) {
  const { brands, sections, fields, completions } = catalog;
  const shelves = sections.list.map(({ category, subcategory }, code) => {
    const name = findCategory(category, subcategory)?.subcategory?.name;
    const products = groupSize(sections.products, code);
    return { category, subcategory, title: name && searchableTitle(name), products };
  });
  const shelfOrder = orderEntries(
    shelves,
    (a, b) =>
      b.products - a.products ||
      compareTexts(a.category, b.category) ||
      compareTexts(a.subcategory, b.subcategory),
  );
  const knownBrands = brands.names.map((name, code) => {
    const { words, compounds } = foldText(name);
    const all = [...words, ...compounds];
    return {
      slug: brands.slugs[code]!,
      title: words.join(' '),
      words: all.map((text) => ({ text, form: normalizeWord(text) })),
      products: groupSize(brands.products, code),
    };
  });
  const brandOrder = orderEntries(
    knownBrands,
    (a, b) => b.products - a.products || compareTexts(a.slug, b.slug),
  );
  const completeIngredients = createCompleter(
    completions.ingredients,
    ({ phrase }) => phrase,
    // Several phrases of an ingredient can begin alike.
    (a, b) => b.products - a.products || compareTexts(a.slug, b.slug),
  );
  const completeQueries = createCompleter(
    completions.queries,
    typedForm,
    (a, b) => b.products - a.products || compareTexts(a.text, b.text),
  );

  function suggestSubcategories(query: TypedQuery): Suggestions['subcategories'] {
    const [word] = query.words;
    if (!word) return [];
    const first: number[] = [];
    for (const code of fields.subcategory.find(word.text, 'inside').groups) {
      const { title } = shelves[code]!;
      const rank = title ? rankTitle(query, title) : null;
      if (rank === null) continue;
      const place = rank * shelves.length + shelfOrder.places[code]!;
      addSmallest(first, suggestionLimits.subcategories, place);
    }
    return first.map((place) => {
      const { category, subcategory } = shelfOrder.entries[place % shelves.length]!;
      return { category, subcategory };
    });
  }

  /** Equal names first, then those that begin with the text, then the largest brands. */
  function suggestBrands({ text, words }: TypedQuery): string[] {
    // Longer words begin fewer names.
    const [longest, ...others] = words.toSorted((a, b) => b.text.length - a.text.length);
    if (!longest) return [];
    const first: number[] = [];
    for (const code of fields.brand.find(longest.text, 'begins').groups) {
      const { title, words: known } = knownBrands[code]!;
      const hasAll = others.every((typed) =>
        known.some((word) => word.text.startsWith(typed.text) || word.form === typed.form),
      );
      if (!hasAll) continue;
      const rank = title === text ? 0 : title.startsWith(text) ? 1 : 2;
      const place = rank * knownBrands.length + brandOrder.places[code]!;
      addSmallest(first, suggestionLimits.brands, place);
    }
    return first.map((place) => brandOrder.entries[place % knownBrands.length]!.slug);
  }

  const suggestIngredients = (typed: readonly string[]): Suggestions['ingredients'] =>
    completeIngredients(typed, suggestionLimits.ingredients).map(({ slug, label }) => ({
      slug,
      label,
    }));

  const suggestQueries = (typed: readonly string[]): string[] =>
    completeQueries(typed, suggestionLimits.queries + 1)
      .filter((completion) => typedForm(completion) !== typed[0])
      .map(({ text }) => text)
      .slice(0, suggestionLimits.queries);

  function suggestTerms(query: TypedQuery): TermSuggestions {
    const isLong = query.text.length >= minCompletedLength;
    const typed = typedBeginnings(query.words.map(({ text }) => text));
    return {
      subcategories: suggestSubcategories(query),
      brands: suggestBrands(query),
      ingredients: isLong ? suggestIngredients(typed) : [],
      queries: isLong ? suggestQueries(typed) : [],
    };
  }

  const remembered = new LRUCache<string, TermSuggestions>({ max: 256 });
  return (query: TypedQuery): TermSuggestions => {
    if (query.text.length > maxRememberedLength) return suggestTerms(query);
    const terms = remembered.get(query.text) ?? suggestTerms(query);
    remembered.set(query.text, terms);
    return terms;
  };
}
