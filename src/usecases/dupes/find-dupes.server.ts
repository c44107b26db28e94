import type { ProductSummary } from '~/domain/catalog/listed-product';
import { cheaperVariant } from '~/domain/dupes/cheaper-variant';
import { orderDupes } from '~/domain/dupes/order-dupes';
import { similarityPercent } from '~/domain/dupes/similarity-text';
import type { Deps } from '../deps';

/** A cheaper product with a similar formula. */
export interface Dupe {
  card: ProductSummary;
  /** In whole percent; see `describeSimilarity`. */
  similarity: number;
  /** How much less it costs per ml, gram or piece. */
  percentLess: number;
}

const maxFormulas = 96;
/** Cards of this many formulas are read at once; for most products the first ones are enough. */
const formulasPerRead = 8;

/**
 * The products with the most similar formulas that are in stock and cost less per unit; see `orderDupes`. Sizes and
 * shades of the product are never among them.
 */
export async function findDupes(
  { formulas, cards }: Pick<Deps, 'formulas' | 'cards'>,
  product: Pick<ProductSummary, 'id' | 'name' | 'size' | 'bestPriceCents'>,
  limit: number,
): Promise<Dupe[]> {
  if (product.size === null || product.bestPriceCents === null) return [];
  const similar = formulas.similar(product.id, maxFormulas).map(({ productIds, similarity }) => ({
    productIds,
    similarity: similarityPercent(similarity),
  }));
  const dupes: Dupe[] = [];
  for (let from = 0; from < similar.length; from += formulasPerRead) {
    const part = similar.slice(from, from + formulasPerRead);
    // Equally similar ones may still come before the last one.
    const last = dupes[limit - 1];
    if (last && part.every(({ similarity }) => similarity < last.similarity)) break;
    const found = await cards.find(part.flatMap(({ productIds }) => productIds));
    const byId = new Map(found.map((card) => [card.id, card]));
    for (const { productIds, similarity } of part) {
      const variants = productIds.flatMap((id) => byId.get(id) ?? []).filter(isInStock);
      const cheaper = cheaperVariant(product, variants);
      if (!cheaper) continue;
      dupes.push({ card: cheaper.variant, similarity, percentLess: cheaper.percentLess });
    }
  }
  return orderDupes(product.name, dupes).slice(0, limit);
}

const isInStock = ({ offers }: ProductSummary) => offers.some(({ inStock }) => inStock);
