import { findCategory } from '~/domain/category';
import type { SearchProduct } from '~/domain/search/search-index';
import { buildNames, compareNames, type Names } from './names';
import { buildPostings, itemsOf, type Postings } from './postings';
import { emptyPrices, type Prices, setPrices } from './prices';
import { type SortedOrder, sortProducts } from './sorted-order';
import { nameField, type TextField, titleField } from './text-field';

/** A category and one of its subcategories, as products name them. */
interface Section {
  category: string;
  subcategory: string;
}

/**
 * Everything the index knows. Products are numbered by popularity, the most reviewed first, so that
 * any ascending list of numbers is already a list of the best.
 */
export interface Catalogue {
  size: number;
  ids: Uint32Array;
  names: Names;
  fields: Record<'name' | 'brand' | 'category' | 'subcategory' | 'ingredient', TextField>;
  brands: { slugs: string[]; names: string[]; codes: Uint32Array; products: Postings };
  sections: { list: Section[]; codes: Uint16Array; products: Postings };
  /** In tenths. */
  ratings: Uint16Array;
  firstSeen: Float64Array;
  byId: SortedOrder;
  byName: SortedOrder;
  byRating: SortedOrder;
  byAge: SortedOrder;
  prices: Prices;
}

export const tenths = (rating: number): number =>
  Math.min(50, Math.max(0, Math.round(rating * 10)));

/** Gives each distinct key a number, in order of appearance. */
function numbered<Key>() {
  const numbers = new Map<Key, number>();
  return (key: Key, onNew: () => void): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    onNew();
    return numbers.size - 1;
  };
}

export function buildCatalogue(products: Iterable<SearchProduct>): Catalogue {
  const rows = [...products].sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  const size = rows.length;
  const ids = Uint32Array.from(rows, ({ id }) => id);
  const ratings = Uint16Array.from(rows, ({ rating }) => tenths(rating));
  const firstSeen = Float64Array.from(rows, ({ firstSeenAt }) => firstSeenAt.getTime());
  const byId = sortProducts(size, (a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  const idOrder = (a: number, b: number) => (byId.places[a] ?? 0) - (byId.places[b] ?? 0);
  const names = buildNames(rows.map(({ name }) => name));
  const prices = emptyPrices(size);
  rows.forEach((row, product) => {
    setPrices(prices, product, row);
  });

  const brands = groupBrands(rows);
  const { sections, category, subcategory } = groupSections(rows);
  return {
    size,
    ids,
    names,
    fields: {
      name: nameField(names),
      brand: titleField(brands.names, brands.products, byCode(brands.codes)),
      category,
      subcategory,
      ingredient: ingredientField(rows),
    },
    brands,
    sections,
    ratings,
    firstSeen,
    byId,
    byName: sortProducts(
      size,
      (a, b) =>
        compareNames(names, a, b) ||
        compareText(rows[a]?.name ?? '', rows[b]?.name ?? '') ||
        idOrder(a, b),
    ),
    byRating: sortProducts(size, (a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0) || idOrder(a, b)),
    byAge: sortProducts(size, (a, b) => (firstSeen[b] ?? 0) - (firstSeen[a] ?? 0) || idOrder(a, b)),
    prices,
  };
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function groupBrands(rows: readonly SearchProduct[]): Catalogue['brands'] {
  const slugs: string[] = [];
  const names: string[] = [];
  const number = numbered<number>();
  const codes = Uint32Array.from(rows, (row) =>
    number(row.brandId, () => {
      slugs.push(row.brandSlug);
      names.push(row.brand);
    }),
  );
  return { slugs, names, codes, products: groupByCode(slugs.length, codes) };
}

function groupSections(rows: readonly SearchProduct[]) {
  const list: Section[] = [];
  const number = numbered<string>();
  const codes = Uint16Array.from(rows, ({ category, subcategory }) =>
    number(`${category}/${subcategory}`, () => list.push({ category, subcategory })),
  );
  const products = groupByCode(list.length, codes);
  const categoryNames = list.map(
    ({ category }) => findCategory(category)?.category.name ?? category,
  );
  const subcategoryNames = list.map(
    ({ category, subcategory }) =>
      findCategory(category, subcategory)?.subcategory?.name ?? subcategory,
  );
  return {
    sections: { list, codes, products },
    category: titleField(categoryNames, products, byCode(codes)),
    subcategory: titleField(subcategoryNames, products, byCode(codes)),
  };
}

function ingredientField(rows: readonly SearchProduct[]): TextField {
  const titles: string[] = [];
  const number = numbered<string>();
  for (const { keyIngredients } of rows) {
    for (const title of keyIngredients) number(title, () => titles.push(title));
  }
  const products = buildPostings(titles.length, (emit) => {
    rows.forEach(({ keyIngredients }, product) => {
      for (const title of keyIngredients)
        emit(
          number(title, () => {}),
          product,
        );
    });
  });
  const ofProducts = buildPostings(rows.length, (emit) => {
    rows.forEach(({ keyIngredients }, product) => {
      for (const title of keyIngredients)
        emit(
          product,
          number(title, () => {}),
        );
    });
  });
  return titleField(titles, products, byPostings(ofProducts));
}

// On its own, not inside `ingredientField`: there it would keep all of that function's variables
// alive, and with them every product that the index was built from.
const byPostings =
  (ofProducts: Postings): TextField['has'] =>
  (product, groups) =>
    itemsOf(ofProducts, product).some((title) => groups.has(title));

const byCode =
  (codes: Uint16Array | Uint32Array): TextField['has'] =>
  (product, groups) =>
    groups.has(codes[product] ?? 0);

function groupByCode(groups: number, codes: Uint16Array | Uint32Array): Postings {
  return buildPostings(groups, (emit) => {
    codes.forEach((code, product) => {
      emit(code, product);
    });
  });
}
