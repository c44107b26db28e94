import { z } from 'zod';

/** The answers of the public read API. The same schemas are its documentation and its test. */
const price = z.object({
  retailer: z.string(),
  price: z.number().describe('Dollars'),
  originalPrice: z.number().optional().describe('What it cost before, where the store says so'),
  offerId: z.int(),
  retailerSlug: z.string(),
  inStock: z.boolean(),
  deliveredPrice: z.number().describe('With shipping'),
  shipping: z.number(),
  freeShippingFrom: z.number().nullable(),
  seenAt: z.iso.datetime(),
});

const cardFields = {
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  image: z.string().describe('Address of the picture: square, 640 pixels, JPEG'),
  imageVersion: z.string().describe('Changes with the picture; the v of its address'),
  imageTone: z.string().describe('Color of the ground it stands on, #rrggbb'),
  category: z.string().describe('Name of the category'),
  rating: z.number().min(0).max(5),
  reviewCount: z.int(),
  prices: z.array(price).describe('Cheapest first, out of stock last'),
  bestPrice: z.number().nullable(),
  brandSlug: z.string(),
  categorySlug: z.string(),
  subcategorySlug: z.string(),
  size: z.string().nullable(),
  unitPrice: z.string().nullable().describe('As shoppers read it: $12.34 per fl oz'),
  savingsPercent: z.int().describe('Compared with the most expensive store'),
  onSale: z.boolean(),
  keyIngredients: z.array(z.string()).optional(),
};

export const productCardSchema = z.object(cardFields);

export const productSchema = z.object({
  ...cardFields,
  prices: z
    .array(price.extend({ unitPrice: z.string().nullable().describe('As shoppers read it') }))
    .describe('Cheapest first, out of stock last'),
  description: z.string().optional(),
  howToUse: z.string().optional(),
  features: z.array(z.string()).optional(),
  complementaryProducts: z.array(z.string()).optional(),
  ingredients: z.array(z.string()),
  gtin: z.string().nullable(),
  sizes: z
    .array(z.object({ id: z.int(), size: z.string().nullable(), bestPrice: z.number().nullable() }))
    .describe('All sizes of the same formula, this one included'),
});

const counts = z.record(z.string(), z.int());

export const listingSchema = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  items: z.array(productCardSchema),
  facets: z.object({
    category: counts,
    subcategory: counts,
    brand: counts,
    rating: counts,
    price: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.int() })),
  }),
});

export const suggestionsSchema = z.object({
  products: z.array(productCardSchema),
  categories: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
});

export const productsSchema = z.object({ items: z.array(productSchema) });

export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
