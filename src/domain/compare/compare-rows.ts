import type { Size } from '../catalog/product';
import { formatSize } from '../catalog/size';
import { formatDollars } from '../prices/money';
import { formatUnitPrice, unitPriceCents } from '../prices/unit-price';

/** The facts about a product that are compared. */
export interface ComparedProduct {
  size: Size | null;
  /** Its other sizes. */
  otherSizes: readonly Size[];
  bestPriceCents: number | null;
  /** The cheapest offer in stock with its shipping; null: unknown. */
  delivered: { cents: number; retailer: string } | null;
  rating: number;
  reviewCount: number;
  /** Stores that have it in stock, and all that list it. */
  storesInStock: number;
  stores: number;
  claims: readonly string[];
  keyIngredients: readonly string[];
  /** Names in label order; empty: unknown. */
  ingredients: readonly string[];
  unknownIngredients: number;
}

export interface CompareCell {
  text: string;
  detail?: string;
  list?: readonly string[];
  /** Whether the list has names of known ingredients. */
  hasIngredients?: boolean;
  /** The best of the row, such as the lowest price. */
  isBest?: boolean;
}

export interface CompareRow {
  label: string;
  cells: readonly CompareCell[];
  /** Whether the products differ in it. */
  differs: boolean;
}

/** The rows of a comparison: those in which the products differ come first. */
export function compareRows(products: readonly ComparedProduct[]): CompareRow[] {
  const rows = [
    ...priceRows(products),
    row('Rating', products, describeRating),
    row('Stores', products, ({ stores, storesInStock }) => ({
      text: stores === 0 ? 'None' : `${storesInStock} in stock`,
      ...(stores > 0 && { detail: `of ${stores} that list it` }),
    })),
    row('Size', products, ({ size }) => ({ text: size ? formatSize(size) : 'Unknown' })),
    row('Other sizes', products, ({ otherSizes }) => listed(otherSizes.map(formatSize), 'None')),
    row('Claims', products, ({ claims }) => listed(claims, 'None known')),
    row('Key ingredients', products, ({ keyIngredients }) => listed(keyIngredients, 'None named')),
    ...ingredientRows(products),
  ];
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

function row(
  label: string,
  products: readonly ComparedProduct[],
  toCell: (product: ComparedProduct) => CompareCell,
): CompareRow {
  const cells = products.map(toCell);
  const [first] = cells.map((cell) => JSON.stringify(cell));
  return { label, cells, differs: cells.some((cell) => JSON.stringify(cell) !== first) };
}

function priceRows(products: readonly ComparedProduct[]): CompareRow[] {
  const units = new Set(products.flatMap(({ size }) => size?.unit ?? []));
  const unitPriceOf = ({ bestPriceCents, size }: ComparedProduct) =>
    bestPriceCents === null ? null : unitPriceCents(bestPriceCents, size);
  return [
    withLowest(
      row('Best price', products, ({ bestPriceCents }) => ({ text: money(bestPriceCents) })),
      products.map(({ bestPriceCents }) => bestPriceCents),
    ),
    withLowest(
      row('Unit price', products, ({ bestPriceCents, size }) => {
        const price = bestPriceCents === null ? null : formatUnitPrice(bestPriceCents, size);
        return {
          text: price?.primary ?? 'Unknown',
          ...(price?.secondary && { detail: price.secondary }),
        };
      }),
      // Ounces of weight and of volume cannot be compared.
      products.map((product) => (units.size === 1 ? unitPriceOf(product) : null)),
    ),
    withLowest(
      row('Delivered', products, ({ delivered }) => ({
        text: money(delivered?.cents ?? null),
        ...(delivered && { detail: `from ${delivered.retailer}, cheapest with shipping` }),
      })),
      products.map(({ delivered }) => delivered?.cents ?? null),
    ),
  ];
}

/** Marks the lowest of several different amounts. */
function withLowest(unmarked: CompareRow, amounts: readonly (number | null)[]): CompareRow {
  const known = amounts.filter((amount) => amount !== null);
  const lowest = Math.min(...known);
  if (known.length < 2 || known.every((amount) => amount === lowest)) return unmarked;
  return {
    ...unmarked,
    cells: unmarked.cells.map((cell, at) =>
      amounts[at] === lowest ? { ...cell, isBest: true } : cell,
    ),
  };
}

function describeRating({ rating, reviewCount }: ComparedProduct): CompareCell {
  if (reviewCount === 0) return { text: 'Not rated yet' };
  const count = reviewCount.toLocaleString('en-US');
  return {
    text: `${rating} out of 5`,
    detail: `${count} ${reviewCount === 1 ? 'rating' : 'ratings'} from the stores`,
  };
}

/** What all of them contain, what some do, and what only one does. */
function ingredientRows(products: readonly ComparedProduct[]): CompareRow[] {
  const known = products.filter(({ ingredients }) => ingredients.length > 0);
  const counts = new Map<string, number>();
  for (const { ingredients } of known) {
    for (const name of new Set(ingredients)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const having = (label: string, suits: (count: number) => boolean, none: string) =>
    row(label, products, ({ ingredients, unknownIngredients }) => {
      if (ingredients.length === 0) return { text: 'List unknown' };
      const names = [...new Set(ingredients)].filter((name) => suits(counts.get(name) ?? 0));
      return {
        ...listedIngredients(names, none),
        ...(unknownIngredients > 0 && {
          detail: `${unknownIngredients} unknown names not compared`,
        }),
      };
    });
  if (known.length < 2) return [having('Ingredients', () => true, 'None')];
  const [first] = known;
  const shared = (first?.ingredients ?? []).filter((name) => counts.get(name) === known.length);
  return [
    having('Only in this one', (count) => count === 1, 'None'),
    ...(known.length > 2
      ? [having('In some of them', (count) => count > 1 && count < known.length, 'None')]
      : []),
    row('In all of them', products, ({ ingredients }) =>
      ingredients.length === 0 ? { text: 'List unknown' } : listedIngredients(shared, 'None'),
    ),
  ];
}

const listed = (list: readonly string[], none: string): CompareCell =>
  list.length > 0 ? { text: '', list } : { text: none };

const listedIngredients = (list: readonly string[], none: string): CompareCell =>
  list.length > 0 ? { text: '', list, hasIngredients: true } : { text: none };

const money = (cents: number | null) => (cents === null ? 'Unknown' : formatDollars(cents));
