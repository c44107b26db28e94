import {
  anyProduct,
  noAttributes,
  type SearchIndex,
} from '../../../src/domain/search/search-index.ts';
import { createLabelResolver } from '../../label-resolver.ts';
import type { Engine } from '../engine.ts';
import type { JudgedProduct } from '../judged-product.ts';
import type { RelevancePeer } from '../peer.ts';

const now = new Date('2026-11-15T12:00:00Z');

/** Tags that say what a product is good for. */
const purposeTag = /^(concern|hint|skin):/;

/** The index of the site, asked like a listing; without purposes it knows words, types and prices only. */
export function createOurs(engine: Engine, { purposes = true } = {}): RelevancePeer {
  const { createSearchIndex, deriveTags, unitPriceCents } = engine;
  const ingredientIdsOf = createLabelResolver(engine);
  let index: SearchIndex;
  const brandIds = new Map<string, number>();
  const brandIdOf = ({ brandSlug }: JudgedProduct): number => {
    const id = brandIds.get(brandSlug) ?? brandIds.size + 1;
    brandIds.set(brandSlug, id);
    return id;
  };
  const list = (text: string, pageSize: number) =>
    index.list({ ...anyProduct, search: text, sort: 'relevance', pageSize, now });
  return {
    title: purposes ? 'ours' : 'ours without concerns and skin types',
    build(products) {
      const familyIds = new Map<string, number>();
      for (const { line, id } of products) {
        familyIds.set(line, Math.min(familyIds.get(line) ?? id, id));
      }
      index = createSearchIndex(
        products.map((product) => ({
          ...noAttributes,
          id: product.id,
          familyId: familyIds.get(product.line) ?? product.id,
          size: product.size,
          tags: deriveTags(product).filter((tag) => purposes || !purposeTag.test(tag)),
          ingredientIds: ingredientIdsOf(product.ingredients),
          name: product.name,
          brandId: brandIdOf(product),
          brand: product.brand,
          brandSlug: product.brandSlug,
          category: product.category,
          subcategory: product.subcategory,
          keyIngredients: product.keyIngredients,
          bestPriceCents: product.priceCents,
          highestPriceCents: product.highestPriceCents,
          onSale: product.onSale,
          unitPriceCents: unitPriceCents(product.priceCents, product.size),
          rating: product.rating,
          reviewCount: product.reviewCount,
          firstSeenAt: product.firstSeenAt,
        })),
      );
    },
    search: (text, limit) => list(text, limit).ids,
    explain(text) {
      const { total, understood, dropped } = list(text, 1);
      const parts = understood.map(({ slot, label }) => `${slot.kind} ${label}`);
      const without = dropped.length > 0 ? `; dropped: ${JSON.stringify(dropped)}` : '';
      return `understood: ${parts.join(', ') || 'plain words'}; ${total} products${without}`;
    },
  };
}
