import { findCategory } from '~/domain/catalog/category';
import { foldText } from '~/domain/search/fold';
import type { Catalog, StoredCatalog } from './catalog';
import { nameField, type SearchField, titleField } from './search-field';
import type { CodeColumn } from './structures/code-column';
import type { Steps } from './structures/steps';

/** Adds what is quickly derived from the stored columns. */
export function* connectCatalog(stored: StoredCatalog): Steps<Catalog> {
  const { names, brands, sections, keyIngredients, choices } = stored;
  const categoryNames = sections.list.map(
    ({ category }) => findCategory(category)?.category.name ?? category,
  );
  const subcategoryNames = sections.list.map(
    ({ category, subcategory }) =>
      findCategory(category, subcategory)?.subcategory?.name ?? subcategory,
  );
  const hasSection = byCode(sections.codes);
  return {
    ...stored,
    fields: {
      name: nameField(names),
      brand: yield* titleField(brands.names, brands.products, byCode(brands.codes)),
      category: yield* titleField(categoryNames, sections.products, hasSection),
      subcategory: yield* titleField(subcategoryNames, sections.products, hasSection),
      ingredient: yield* titleField(
        keyIngredients.names,
        keyIngredients.products,
        byLists(keyIngredients.starts, keyIngredients.items),
      ),
    },
    brands: {
      ...brands,
      codesByTitle: Map.groupBy(brands.names.keys(), (code) =>
        foldText(brands.names[code] ?? '').words.join(' '),
      ),
    },
    ratings: { ...stored.ratings, sets: new Map(), choices },
    prices: { ...stored.prices, choices },
  };
}

const byLists =
  (starts: Uint32Array, items: CodeColumn): SearchField['has'] =>
  (product, groups) =>
    items.subarray(starts[product]!, starts[product + 1]!).some((title) => groups.has(title));

const byCode =
  (codes: CodeColumn): SearchField['has'] =>
  (product, groups) =>
    groups.has(codes[product]!);
