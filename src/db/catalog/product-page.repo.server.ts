import { z } from 'zod';
import type { ListedProduct, ProductSibling } from '~/domain/catalog/listed-product';
import type { PriceInterval } from '~/domain/catalog/product';
import { isDemoOffer } from '~/domain/demo/demo-offer';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { productFields, productShape, siblingRow, toProduct } from './product-row.server';
import { retailerFields, retailerRow } from './retailer.repo.server';

/** More stores than any product has, and a hundred stores that change their price every other day. */
const limits = { offers: 100, intervals: 20_000, siblings: 20 };

const pageShape = productShape.extend({
  offers: z.array(
    z.object({
      id: z.number(),
      retailer_id: z.number(),
      price_cents: z.number(),
      original_price_cents: z.number().nullable(),
      in_stock: z.boolean(),
      url: z.string(),
      seen_ms: z.number(),
      retailer: retailerRow,
    }),
  ),
  siblings: z.array(siblingRow),
  has_foreign_prices: z.boolean(),
  has_changes: z.boolean(),
  ingredients_version: z.number(),
  /** Four numbers each: offer, price, from, to. */
  intervals: z.array(z.tuple([z.number(), z.number(), z.number(), z.number().nullable()])),
});

export interface ProductPageRows {
  product: ListedProduct;
  /** All sizes of the formula, smallest first. */
  siblings: ProductSibling[];
  /** The price intervals that overlap the window, grouped by offer, oldest first. */
  intervals: PriceInterval[];
  /** Whether a store has ever listed it in another currency. */
  hasForeignPrices: boolean;
  /** Whether its size or formula has changed. */
  hasChanges: boolean;
  /** How often the operator has loaded ingredients. */
  ingredientsVersion: number;
}

/** Reads everything that a product page shows in one round trip; null if there is no such product. */
export async function findProductPage(
  db: Queryable,
  query: { id: number; from: Date; to: Date },
): Promise<ProductPageRows | null> {
  const [row] = await db.rows(
    pageShape,
    sql`select ${productFields},
        (select coalesce(json_agg(listed), '[]') from (
          select id, retailer_id, price_cents, original_price_cents, in_stock, url,
            (date_part('epoch', seen_at) * 1000)::bigint as seen_ms,
            (select to_json(store) from (
              select ${retailerFields} from retailer where id = retailer_id) as store) as retailer
          from offer where product_id = product.id and exists (
            select from retailer where id = retailer_id)
          order by in_stock desc, price_cents, retailer_id limit ${limits.offers}
        ) as listed) as offers,
        (select coalesce(json_agg(sibling), '[]') from (
          select id, name, size_amount::float8 as size_amount, size_unit, price.best_price_cents
          from product as other left join product_price as price on price.product_id = id
          where other.group_id = product.group_id
            and (other.id = product.group_id or other.group_id <> other.id)
          order by size_unit, other.size_amount, id limit ${limits.siblings}
        ) as sibling) as siblings,
        (select coalesce(json_agg(json_build_array(offer_id, price_cents,
            (date_part('epoch', valid_from) * 1000)::bigint,
            (date_part('epoch', valid_to) * 1000)::bigint)), '[]') from (
          select offer_id, held.price_cents, valid_from, valid_to
          from offer cross join lateral (
            select * from recent_price_interval where offer_id = offer.id and valid_from < ${query.to}
              and (valid_to is null or valid_to > ${query.from}) offset 0) as held
          where product_id = product.id
          order by offer_id, valid_from limit ${limits.intervals}
        ) as history) as intervals,
        exists (select from foreign_price where product_id = product.id) as has_foreign_prices,
        exists (select from product_change
          where product_id = product.id and confirmed_at is not null) as has_changes,
        (select ingredients_version from catalog) as ingredients_version
      from product join brand on brand.id = product.brand_id
        left join product_price on product_id = product.id
      where product.id = ${query.id}`.prepared('product_page'),
  );
  if (!row) return null;
  return {
    product: { ...toProduct(row), offers: row.offers.map((offer) => toListedOffer(row.id, offer)) },
    siblings: row.siblings,
    hasForeignPrices: row.has_foreign_prices,
    hasChanges: row.has_changes,
    ingredientsVersion: row.ingredients_version,
    intervals: row.intervals.map(([offerId, priceCents, from, to]) => ({
      offerId,
      priceCents,
      from: new Date(from),
      to: to === null ? null : new Date(to),
    })),
  };
}

function toListedOffer(productId: number, row: z.infer<typeof pageShape>['offers'][number]) {
  const { retailer, url } = row;
  return {
    id: row.id,
    productId,
    retailerId: row.retailer_id,
    priceCents: row.price_cents,
    originalPriceCents: row.original_price_cents,
    inStock: row.in_stock,
    url,
    seenAt: new Date(row.seen_ms),
    retailer,
    isDemo: isDemoOffer({ url, productId }, retailer),
  };
}
