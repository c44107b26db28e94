import type { CatalogBatch, CatalogChange } from '~/domain/catalog/catalog-source';
import type { Product, Size } from '~/domain/catalog/product';
import { writeSize } from '~/domain/changes/product-change';
import { dayMs } from '~/domain/durations';
import { mix } from './random';

/** One formula in this number has changed within the last months. */
const formulasPerChange = 40;

/** What earlier formulas had instead. */
const formerPreservatives = new Map([
  ['Phenoxyethanol', 'Methylparaben'],
  ['Hydroxyacetophenone', 'Propylparaben'],
  ['Sodium Benzoate', 'Diazolidinyl Urea'],
]);

/**
 * Adds a change to a few products, so that the demo shows what a page says about it: a smaller size, or another
 * preservative in all sizes of a formula. The products of the formula are the last ones of the batch.
 */
export function addChanges(products: readonly Product[], now: number, batch: CatalogBatch): void {
  const [first] = products;
  const chance = mix((first?.id ?? 0) * 31 + 7);
  if (!first || chance % formulasPerChange !== 0) return;
  const seenAt = new Date(now - (30 + (chance % 150)) * dayMs);
  const isSmaller = Math.floor(chance / formulasPerChange) % 2 === 0;
  for (const product of products) {
    const change =
      products.length === 1 && product.size && isSmaller
        ? smallerSize(product.size)
        : otherPreservative(product.ingredients);
    const prices = change && pricesAround(product.id, seenAt, batch);
    if (!change || !prices) continue;
    batch.changes ??= [];
    batch.changes.push({ productId: product.id, seenAt, ...change, ...prices });
  }
}

type Versions = Pick<CatalogChange, 'kind' | 'before' | 'after'>;

function smallerSize(size: Size): Versions | null {
  if (size.unit === 'count' || size.amount < 10) return null;
  const step = size.amount >= 40 ? 10 : 5;
  const amount = Math.ceil((size.amount * 1.15) / step) * step;
  return { kind: 'size', before: [writeSize({ ...size, amount })], after: [writeSize(size)] };
}

function otherPreservative(ingredients: readonly string[]): Versions | null {
  const at = ingredients.findIndex((name) => formerPreservatives.has(name));
  const former = formerPreservatives.get(ingredients[at] ?? '');
  if (former === undefined || ingredients.includes(former)) return null;
  return { kind: 'formula', before: ingredients.with(at, former), after: ingredients };
}

/** The prices of the first store that had the product before and after a day; null: none had. */
function pricesAround(
  productId: number,
  day: Date,
  { offers, intervals }: CatalogBatch,
): Pick<CatalogChange, 'retailerId' | 'priceCentsBefore' | 'priceCentsAfter'> | null {
  for (const { id, retailerId } of offers.filter((offer) => offer.productId === productId)) {
    const priceAt = (time: number) =>
      intervals.find(
        ({ offerId, from, to }) =>
          offerId === id && from.getTime() <= time && (to === null || to.getTime() > time),
      )?.priceCents;
    const priceCentsBefore = priceAt(day.getTime() - dayMs);
    const priceCentsAfter = priceAt(day.getTime());
    if (priceCentsBefore !== undefined && priceCentsAfter !== undefined)
      return { retailerId, priceCentsBefore, priceCentsAfter };
  }
  return null;
}
