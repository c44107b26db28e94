import { z } from 'zod';
import type { CardOffer, ProductSummary } from '~/domain/catalog/listed-product';
import type { Retailer } from '~/domain/catalog/product';
import { isDemoOffer } from '~/domain/demo/demo-offer';
import { sql } from '../engine/sql.server';
import { ownStarsField } from '../search/search-rating.repo.server';
import { cardShape, toCard } from './product-row.server';

/** More stores than any product has; bounds the list. */
const maxOffers = 100;

const offerTuple = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number().nullable(),
  z.boolean(),
  z.string(),
  z.number(),
]);

const cardJson = cardShape
  .omit({ first_seen_at: true })
  .extend({ first_seen_ms: z.number(), offers: z.array(offerTuple) });

/** Cards with their offers, as JSON. */
export const cardList = z.object({ cards: z.array(cardJson) });

export const cardJsonFields = sql`product.id, group_id, brand_id, brand.name as brand_name,
  brand.slug as brand_slug, product.name, category, subcategory,
  size_amount::float8 as size_amount, size_unit, picture, key_ingredients,
  rating::float8 as rating, review_count, ${ownStarsField} as own_stars, best_price_cents, highest_price_cents,
  (date_part('epoch', first_seen_at) * 1000)::bigint as first_seen_ms,
  coalesce(on_sale, false) as on_sale,
  (select coalesce(json_agg(json_build_array(offer.id, retailer_id, price_cents,
      original_price_cents, in_stock, url, (date_part('epoch', seen_at) * 1000)::bigint)
      order by in_stock desc, price_cents, retailer_id), '[]')
    from offer where offer.product_id = product.id) as offers`;

/** Offers of unknown stores are skipped. */
export function toCardWithOffers(
  row: z.infer<typeof cardJson>,
  stores: ReadonlyMap<number, Retailer>,
): ProductSummary {
  const offers = row.offers
    .slice(0, maxOffers)
    .flatMap((offer) => toCardOffer(row.id, offer, stores));
  const card = toCard({ ...row, first_seen_at: new Date(row.first_seen_ms) });
  return { ...card, offers };
}

function toCardOffer(
  productId: number,
  offer: z.infer<typeof offerTuple>,
  stores: ReadonlyMap<number, Retailer>,
): CardOffer[] {
  const [id, retailerId, priceCents, originalPriceCents, inStock, url, seenMs] = offer;
  const retailer = stores.get(retailerId);
  if (!retailer) return [];
  const isDemo = isDemoOffer({ url, productId }, retailer);
  const seenAt = new Date(seenMs);
  return [
    {
      id,
      productId,
      retailerId,
      priceCents,
      originalPriceCents,
      inStock,
      seenAt,
      retailer,
      isDemo,
    },
  ];
}
