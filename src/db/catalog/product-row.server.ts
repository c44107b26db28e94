import { z } from 'zod';
import type {
  ListedProduct,
  ProductSibling,
  ProductSummary,
} from '~/domain/catalog/listed-product';
import type { Picture, Size } from '~/domain/catalog/product';
import { sql } from '../engine/sql.server';
import { ownStars, ownStarsField, toOwnRating } from '../search/search-rating.repo.server';

export const sizeShape = {
  size_amount: z.number().nullable(),
  size_unit: z.enum(['ml', 'g', 'count']).nullable(),
};
const sizeColumns = z.object(sizeShape);

export const pictureShape: z.ZodType<Picture> = z.object({
  shape: z.string(),
  palette: z.object({ body: z.string(), accent: z.string(), label: z.string() }),
  label: z.string(),
  typeface: z.string().optional(),
  shade: z.string().optional(),
  photo: z.string().optional(),
});

export const cardShape = z.object({
  ...sizeShape,
  id: z.number(),
  group_id: z.number(),
  brand_id: z.number(),
  brand_name: z.string(),
  brand_slug: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string(),
  picture: pictureShape,
  key_ingredients: z.array(z.string()),
  rating: z.number(),
  review_count: z.number(),
  own_stars: ownStars,
  first_seen_at: z.date(),
  best_price_cents: z.number().nullable(),
  highest_price_cents: z.number().nullable(),
  on_sale: z.boolean(),
});

export const productShape = cardShape.extend({
  gtin: z.string().nullable(),
  description: z.string().nullable(),
  how_to_use: z.string().nullable(),
  features: z.array(z.string()),
  ingredients: z.array(z.string()),
  complementary_products: z.array(z.string()),
});

const cardFields = sql`product.id, group_id, brand_id, brand.name as brand_name,
  brand.slug as brand_slug, product.name, category, subcategory,
  size_amount::float8 as size_amount, size_unit, picture, key_ingredients,
  rating::float8 as rating, review_count, ${ownStarsField} as own_stars, first_seen_at,
  best_price_cents, highest_price_cents, coalesce(on_sale, false) as on_sale`;

export const productFields = sql`${cardFields}, gtin, description, how_to_use, features,
  ingredients, complementary_products`;

/** A product without its offers. */
export const productRow = productShape.transform(toProduct);

export function toProduct(row: z.infer<typeof productShape>): Omit<ListedProduct, 'offers'> {
  return {
    ...toCard(row),
    brandId: row.brand_id,
    gtin: row.gtin,
    description: row.description,
    howToUse: row.how_to_use,
    features: row.features,
    ingredients: row.ingredients,
    complementaryProducts: row.complementary_products,
  };
}

export const siblingRow = z
  .object({
    ...sizeShape,
    id: z.number(),
    name: z.string(),
    best_price_cents: z.number().nullable(),
  })
  .transform(
    (row): ProductSibling => ({
      id: row.id,
      name: row.name,
      size: toSize(row),
      bestPriceCents: row.best_price_cents,
    }),
  );

export function toCard(row: z.infer<typeof cardShape>): Omit<ProductSummary, 'offers'> {
  const ownRating = toOwnRating(row.own_stars);
  return {
    id: row.id,
    groupId: row.group_id,
    brand: { id: row.brand_id, name: row.brand_name, slug: row.brand_slug },
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
    size: toSize(row),
    picture: row.picture,
    keyIngredients: row.key_ingredients,
    rating: row.rating,
    reviewCount: row.review_count,
    ...(ownRating && { ownRating }),
    firstSeenAt: row.first_seen_at,
    bestPriceCents: row.best_price_cents,
    highestPriceCents: row.highest_price_cents,
    onSale: row.on_sale,
  };
}

/** A check constraint ensures that both columns of a size are set, or neither. */
export function toSize(row: z.infer<typeof sizeColumns>): Size | null {
  if (row.size_amount === null || row.size_unit === null) return null;
  return { amount: row.size_amount, unit: row.size_unit };
}
