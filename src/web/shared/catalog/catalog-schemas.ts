import { z } from 'zod';

/** Response schemas of the public read API. They are also its documentation and its test. */
const price = z.object({
  retailer: z.string(),
  price: z.number().describe('Dollars'),
  originalPrice: z.number().optional().describe('The previous price, if the store states one'),
  offerId: z.int(),
  retailerSlug: z.string(),
  inStock: z.boolean(),
  deliveredPrice: z.number().nullable().describe('Including shipping; null if that is unknown'),
  shipping: z.number().nullable().describe('Null if unknown'),
  freeShippingFrom: z.number().nullable(),
  seenAt: z.iso.datetime(),
});

const cardFields = {
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  image: z.string().describe('URL of the picture: square, 640 pixels, JPEG'),
  imageVersion: z.string().describe('Changes with the picture; the v parameter of its URL'),
  imageIsIllustration: z
    .boolean()
    .optional()
    .describe('Whether the picture only shows the type of product, because we have no photo of it'),
  imageTone: z.string().describe('Background color of the picture, #rrggbb'),
  category: z.string().describe('Category name'),
  rating: z.number().min(0).max(5).describe('As stores report it'),
  reviewCount: z.int().describe('The number of ratings at stores'),
  ownRating: z
    .object({ average: z.number().min(1).max(5), rated: z.int() })
    .optional()
    .describe('From the reviews on this site; only with enough of them'),
  prices: z.array(price).describe('Lowest price first, out of stock last'),
  bestPrice: z.number().nullable(),
  brandSlug: z.string(),
  categorySlug: z.string(),
  subcategorySlug: z.string(),
  size: z.string().nullable(),
  unitPrice: z.string().nullable().describe('As displayed: $12.34 per fl oz'),
  savingsPercent: z.int().describe('Compared with the most expensive store'),
  onSale: z.boolean(),
  keyIngredients: z.array(z.string()).optional(),
};

export const productCardSchema = z.object(cardFields);

export const productSchema = z.object({
  ...cardFields,
  prices: z
    .array(price.extend({ unitPrice: z.string().nullable().describe('As displayed') }))
    .describe('Lowest price first, out of stock last'),
  description: z.string().optional(),
  howToUse: z.string().optional(),
  features: z.array(z.string()).optional(),
  complementaryProducts: z.array(z.string()).optional(),
  ingredients: z
    .array(z.string())
    .describe(
      'As on the label. The title of a list, such as that of a product of a kit, ends in a colon',
    ),
  gtin: z.string().nullable(),
  sizes: z
    .array(
      z.object({
        id: z.int(),
        size: z.string().nullable(),
        bestPrice: z.number().nullable(),
        unitPrice: z.string().nullable().describe('Such as $1.28 per fl oz'),
      }),
    )
    .describe('All sizes of the same formula, including this one'),
});

const counts = z.record(z.string(), z.int());

const queryPart = z.object({
  kind: z.string(),
  label: z.string(),
  text: z.string().describe('As typed'),
});

export const listingSchema = z.object({
  total: z.int().describe('Products; with expand=1, sizes and shades'),
  variants: z.int().describe('All sizes and shades of these products'),
  page: z.int(),
  pageSize: z.int(),
  understood: z.array(queryPart).describe('The parts of the search text that became conditions'),
  dropped: z.array(queryPart).describe('What was left out, because nothing matched everything'),
  loosened: z
    .array(queryPart)
    .describe('What only orders the results, because few products matched everything'),
  items: z.array(
    productCardSchema.extend({
      variants: z
        .object({
          familyId: z.int(),
          count: z.int(),
          shades: z.int(),
          sizes: z.int(),
          minPrice: z.number().describe('Dollars'),
        })
        .nullable()
        .describe('The sizes and shades that this product stands for'),
      reasons: z
        .array(
          z.object({
            text: z.string(),
            field: z.string(),
            match: z.string(),
            points: z.number(),
            strength: z.number().optional().describe('Of a tag: from 1, weak, to 3, certain'),
          }),
        )
        .optional()
        .describe('Why it is where it is; only with explain=1'),
    }),
  ),
  facets: z.object({
    category: counts,
    subcategory: counts,
    brand: counts,
    rating: counts,
    price: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.int() })),
    concern: counts,
    skin: counts,
    hair: counts,
    claim: counts,
    ingredient: counts,
    store: counts,
    inStock: counts,
    unit: counts,
  }),
});

const link = z.object({ id: z.string(), name: z.string(), path: z.string() });

export const suggestionsSchema = z.object({
  products: z.array(productCardSchema),
  categories: z.array(link),
  subcategories: z.array(link.extend({ category: z.string() })),
  brands: z.array(link),
  ingredients: z.array(link),
  queries: z.array(z.string()).describe('Completed search texts'),
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
