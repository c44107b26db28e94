import type { ProductSummary } from '~/domain/catalog/listed-product';
import { cheaperSizes } from '~/domain/dupes/cheaper-sizes';
import { cheaperVariant } from '~/domain/dupes/cheaper-variant';
import type { OtherSize } from '~/domain/dupes/formula-index';
import { orderDupes } from '~/domain/dupes/order-dupes';
import type { PackageDifference } from '~/domain/dupes/package-difference';
import { similarityPercent } from '~/domain/dupes/similarity-text';
import type { Deps } from '../deps';

/** A cheaper product with a similar formula. */
export interface Dupe {
  card: ProductSummary;
  /** In whole percent; see `describeSimilarity`. */
  similarity: number;
  /** How much less it costs per ml, gram or piece. */
  percentLess: number;
  /** How its package differs, if it is the same product; null: it is another one. */
  sameProduct: PackageDifference | null;
}

type PricedProduct = Pick<ProductSummary, 'id' | 'name' | 'brand' | 'size' | 'bestPriceCents'>;

const maxFormulas = 96;
/** Cards of this many formulas are read at once; for most products the first ones are enough. */
const formulasPerRead = 8;
const maxSizes = 24;
/** The most sizes of the product among its dupes, so that other products are shown too. */
export const maxSizesShown = 3;

/**
 * Products that are in stock and cost less per unit: first the product itself in another size, then those with the most
 * similar formulas; see `orderDupes`. Other shades of the product are never among them.
 */
export async function findDupes(
  deps: Pick<Deps, 'formulas' | 'cards'>,
  product: PricedProduct,
  limit: number,
): Promise<Dupe[]> {
  if (product.size === null || product.bestPriceCents === null) return [];
  const sizes = deps.formulas.otherSizes(product.id, maxSizes);
  const isSize = new Set(sizes.map(({ productId }) => productId));
  return [
    ...(await findCheaperSizes(deps, product, sizes)),
    ...(await findOthers(deps, product, { isSize, limit })),
  ].slice(0, limit);
}

async function findCheaperSizes(
  { cards }: Pick<Deps, 'cards'>,
  product: PricedProduct,
  sizes: readonly OtherSize[],
): Promise<Dupe[]> {
  if (sizes.length === 0) return [];
  const similarities = new Map(sizes.map(({ productId, similarity }) => [productId, similarity]));
  const found = await cards.find([...similarities.keys()]);
  // Products of different brands may have the same hash by chance.
  const ofBrand = found.filter((card) => isInStock(card) && card.brand.id === product.brand.id);
  return cheaperSizes(product, ofBrand)
    .slice(0, maxSizesShown)
    .map(({ variant, percentLess, difference }) => ({
      card: variant,
      similarity: similarityPercent(similarities.get(variant.id) ?? 0),
      percentLess,
      sameProduct: difference,
    }));
}

async function findOthers(
  { formulas, cards }: Pick<Deps, 'formulas' | 'cards'>,
  product: PricedProduct,
  { isSize, limit }: { isSize: ReadonlySet<number>; limit: number },
): Promise<Dupe[]> {
  const similar = formulas.similar(product.id, maxFormulas).map(({ productIds, similarity }) => ({
    productIds: productIds.filter((id) => !isSize.has(id)),
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
      const { variant, percentLess } = cheaper;
      dupes.push({ card: variant, similarity, percentLess, sameProduct: null });
    }
  }
  return orderDupes(product.name, dupes);
}

const isInStock = ({ offers }: ProductSummary) => offers.some(({ inStock }) => inStock);
