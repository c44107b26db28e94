import { findCategory } from '~/domain/catalog/category';
import {
  completingKinds,
  completionTexts,
  ingredientPhrases,
  labelOf,
  priceCompletions,
  termText,
  typedBeginnings,
  typedForm,
} from '~/domain/search/completions';
import { foldText } from '~/domain/search/fold';
import { evidenceOf } from '~/domain/search/ranking';
import type { SearchProduct, Suggestions } from '~/domain/search/search-index';
import {
  matchRank,
  minCompletedLength,
  suggestionLimits,
} from '~/domain/search/suggestion-ranking';
import { tagsOf } from './plain-match';
import { firstOfEach } from './plain-scan';
import { isLike, wordsOf } from './plain-text';

const isBegun = (text: string, query: readonly string[]): boolean =>
  typedBeginnings(query).some((typed) => text.startsWith(typed));

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Subcategories, brands, ingredients and queries by scanning all products. */
export function suggestTerms(
  products: readonly SearchProduct[],
  query: readonly string[],
): Omit<Suggestions, 'products' | 'categories'> {
  if (query.length === 0) return { subcategories: [], brands: [], ingredients: [], queries: [] };
  const typed = query.join(' ');
  const isLong = typed.length >= minCompletedLength;
  const families = firstOfEach(products, ({ familyId }) => familyId);
  return {
    subcategories: subcategories(products, query),
    brands: brands(products, query),
    ingredients: isLong ? ingredients(families, query) : [],
    queries: isLong ? queries(families, query) : [],
  };
}

function subcategories(products: readonly SearchProduct[], query: readonly string[]) {
  return [...Map.groupBy(products, (product) => `${product.category}/${product.subcategory}`)]
    .flatMap(([key, shelf]) => {
      const [category = '', subcategory = ''] = key.split('/');
      const name = findCategory(category, subcategory)?.subcategory?.name;
      const words = name === undefined ? [] : foldText(name).words;
      const rank = matchRank(query, { name: words }, words);
      return rank === null ? [] : [{ category, subcategory, rank, count: shelf.length }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.count - a.count ||
        compare(a.category, b.category) ||
        compare(a.subcategory, b.subcategory),
    )
    .slice(0, suggestionLimits.subcategories)
    .map(({ category, subcategory }) => ({ category, subcategory }));
}

function brands(products: readonly SearchProduct[], query: readonly string[]) {
  const typed = query.join(' ');
  return [...Map.groupBy(products, ({ brandSlug }) => brandSlug)]
    .map(([slug, [first, ...rest]]) => {
      const name = first?.brand ?? '';
      const title = foldText(name).words.join(' ');
      const rank = title === typed ? 0 : title.startsWith(typed) ? 1 : 2;
      return { slug, name, rank, count: rest.length };
    })
    .filter(({ name }) =>
      query.every((part) => wordsOf(name).some((word) => isLike(part, word, 'begins'))),
    )
    .sort((a, b) => a.rank - b.rank || b.count - a.count || compare(a.slug, b.slug))
    .slice(0, suggestionLimits.brands)
    .map(({ slug }) => slug);
}

function ingredients(families: readonly SearchProduct[], query: readonly string[]) {
  const counts = new Map<string, number>();
  for (const product of families) {
    const own = tagsOf(product).filter(({ kind }) => kind === 'ingredient');
    for (const slug of new Set(own.map((tag) => tag.slug))) {
      counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([slug]) => ingredientPhrases(slug).some((phrase) => isBegun(phrase, query)))
    .sort(([a, some], [b, others]) => others - some || compare(a, b))
    .slice(0, suggestionLimits.ingredients)
    .map(([slug]) => ({ slug, label: labelOf('ingredient', slug) }));
}

function queries(families: readonly SearchProduct[], query: readonly string[]) {
  const counts = new Map<string, number>();
  for (const product of families) {
    const types = tagsOf(product).filter(({ kind }) => kind === 'type');
    const texts = new Set(tagsOf(product).flatMap(({ kind, slug }) => termText(kind, slug) ?? []));
    for (const { slug: type } of types) {
      for (const kind of completingKinds) {
        for (const tag of tagsOf(product)) {
          if (tag.kind !== kind || evidenceOf(kind, tag.strength) < 2) continue;
          for (const text of completionTexts(type, kind, tag.slug)) texts.add(text);
        }
      }
    }
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  for (const { text, products } of families.length > 0 ? priceCompletions : []) {
    counts.set(text, products);
  }
  return Array.from(counts, ([text, products]) => ({ text, products }))
    .filter((one) => isBegun(typedForm(one), query) && typedForm(one) !== query.join(' '))
    .sort((a, b) => b.products - a.products || compare(a.text, b.text))
    .slice(0, suggestionLimits.queries)
    .map(({ text }) => text);
}
