import { listProductTags } from '~/db/routine/routine.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { unitPriceCents } from '~/domain/prices/unit-price';
import { type RoutineFacts, routineFacts } from '~/domain/routine/routine-product';
import { anyProduct, type UnitKind } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** More shared ingredients than these find nothing in most catalogs. */
const maxSharedIngredients = 2;
const minRating = 4;
/** Smaller savings are not worth a switch. */
const maxPriceShare = 0.9;
/** The cheapest ones may be of another type, or other sizes of the product itself. */
const candidates = 24;
const unitKindOf: Record<'ml' | 'g' | 'count', UnitKind> = {
  ml: 'volume',
  g: 'weight',
  count: 'count',
};

/** A cheaper product, and the slugs of the key ingredients that both have. */
export interface Equivalent {
  product: ProductSummary;
  sharedIngredients: readonly string[];
}

/**
 * The cheapest well-rated product of the same type per unit, with the same key ingredients and at least
 * the same SPF; null if nothing is clearly cheaper.
 */
export async function findEquivalent(
  { db, search, cards, clock }: Pick<Deps, 'db' | 'search' | 'cards' | 'clock'>,
  product: ProductSummary,
  { type, step, keyIngredients, spf }: RoutineFacts,
): Promise<Equivalent | null> {
  const { size, bestPriceCents } = product;
  const unitPrice = bestPriceCents === null ? null : unitPriceCents(bestPriceCents, size);
  if (size === null || unitPrice === null) return null;
  const sharedIngredients = keyIngredients.slice(0, maxSharedIngredients);
  const { ids, dropped } = search.list({
    ...anyProduct,
    search: spf > 0 ? `${step.search} spf ${spf}` : step.search,
    category: product.category,
    ingredients: sharedIngredients,
    rating: minRating,
    inStock: true,
    unit: unitKindOf[size.unit],
    maxUnitPriceCents: Math.floor(unitPrice * maxPriceShare),
    sort: 'unit-price',
    pageSize: candidates,
    now: clock.now(),
  });
  // With a relaxed search, the results are something else.
  if (dropped.length > 0) return null;
  const found = await cards.find(ids);
  const tags = await listProductTags(db.reader, ids);
  const cheapest = found.find(
    ({ id, groupId }) =>
      groupId !== product.groupId && routineFacts(id, tags.get(id) ?? [])?.type === type,
  );
  return cheapest ? { product: cheapest, sharedIngredients } : null;
}
