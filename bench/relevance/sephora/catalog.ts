import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Engine } from '../engine.ts';
import type { JudgedProduct } from '../judged-product.ts';
import { type Split, splitOfBrand } from './brand-split.ts';

/** A product with what the shop says about it; the labels are for the judge, not for the index. */
export interface SephoraProduct extends JudgedProduct {
  split: Split;
  /** 'Dark spots', 'Acne/Blemishes', … from 'Good for: …'. */
  goodFor: readonly string[];
  /** 'Dry, Combo, Normal' from 'Best for … Skin'. */
  skinTypes: string;
  /** The most specific category. */
  shelf: string;
}

const row = z.object({
  product_name: z.string(),
  brand_name: z.string(),
  rating: z.string(),
  reviews: z.string(),
  size: z.string(),
  ingredients: z.string(),
  price_usd: z.string(),
  sale_price_usd: z.string(),
  highlights: z.string(),
  primary_category: z.string(),
  secondary_category: z.string(),
  tertiary_category: z.string(),
});

const firstSeenAt = new Date('2023-01-01T00:00:00Z');

/**
 * Reads catalogues/sephora_us_2023.csv; null when it is not there. The column of highlights stays
 * outside the index.
 */
export function readSephora(engine: Engine, folder: string) {
  const path = join(folder, 'catalogues', 'sephora_us_2023.csv');
  if (!existsSync(path)) return null;
  const rows = z.array(row).parse(parse(readFileSync(path), { columns: true }));
  const products = rows.flatMap((one, place) => toProduct(engine, one, place + 1));
  return {
    whole: products,
    labeled: products.filter(
      ({ goodFor, categoryText }) => categoryText.startsWith('Skincare') && goodFor.length > 0,
    ),
  };
}

function toProduct(engine: Engine, one: z.infer<typeof row>, id: number): SephoraProduct[] {
  const { product_name: name, brand_name: brand, highlights } = one;
  const path = [one.primary_category, one.secondary_category, one.tertiary_category];
  const categoryText = path.filter(Boolean).join(' > ');
  const placed = engine.placeCategory({ categoryText, title: name });
  // What a feed could not place is not sold here; skincare is kept, as all of it is judged.
  if (!placed && one.primary_category !== 'Skincare') return [];
  const regularCents = Math.round(Number(one.price_usd) * 100);
  const priceCents =
    one.sale_price_usd === '' ? regularCents : Math.round(Number(one.sale_price_usd) * 100);
  const brandSlug = brand.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return [
    {
      id,
      line: String(id),
      name,
      brand,
      brandSlug,
      ...(placed ?? { category: 'skincare', subcategory: 'serums' }),
      categoryText,
      description: '',
      features: [],
      // The column is a list of quoted texts.
      ingredients: engine
        .parseInci(one.ingredients.replace(/^\[['"]|['"]\]$/g, ''))
        .map((ingredient) => ingredient.name),
      keyIngredients: [],
      size: engine.parseSize(one.size),
      priceCents,
      highestPriceCents: regularCents,
      onSale: priceCents < regularCents,
      rating: Number(one.rating),
      reviewCount: Math.round(Number(one.reviews)),
      firstSeenAt,
      split: splitOfBrand(brand),
      goodFor: [...highlights.matchAll(/Good for: ([^'"\]]+)/g)].map(([, label = '']) => label),
      skinTypes: /Best for ([^'"\]]+) Skin/.exec(highlights)?.[1] ?? '',
      shelf: path.findLast(Boolean) ?? '',
    },
  ];
}
