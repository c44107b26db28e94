import type { ProductSummary } from '~/domain/catalog/listed-product';
import { unitPriceCents } from '~/domain/prices/unit-price';
import type { RoutineFacts } from '~/domain/routine/routine-product';
import { anyProduct, type UnitKind } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** More shared ingredients than these find nothing in most catalogs. */
const maxSharedIngredients = 2;
const minRating = 4;
/** The cheapest ones may be other sizes of the product itself. */
const candidates = 12;
const unitKindOf: Record<'ml' | 'g' | 'count', UnitKind> = {
  ml: 'volume',
  g: 'weight',
  count: 'count',
};

/**
 * The cheapest well-rated product per unit for the same step, with the same key ingredients and at least
 * the same SPF; null if the product itself is the cheapest.
 */
export async function findEquivalent(
  { search, cards, clock }: Pick<Deps, 'search' | 'cards' | 'clock'>,
  product: ProductSummary,
  { step, keyIngredients, spf }: RoutineFacts,
): Promise<ProductSummary | null> {
  const { size, bestPriceCents } = product;
  const unitPrice = bestPriceCents === null ? null : unitPriceCents(bestPriceCents, size);
  if (size === null || unitPrice === null) return null;
  const { ids, dropped } = search.list({
    ...anyProduct,
    search: spf > 0 ? `${step.search} spf ${spf}` : step.search,
    category: product.category,
    ingredients: keyIngredients.slice(0, maxSharedIngredients),
    rating: minRating,
    inStock: true,
    unit: unitKindOf[size.unit],
    maxUnitPriceCents: unitPrice - 1,
    sort: 'unit-price',
    pageSize: candidates,
    now: clock.now(),
  });
  // With a relaxed search, the results are something else.
  if (dropped.length > 0) return null;
  const found = await cards.find(ids);
  return found.find((card) => card.groupId !== product.groupId) ?? null;
}
