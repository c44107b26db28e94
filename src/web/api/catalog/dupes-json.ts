import { z } from 'zod';
import { packageDifferences } from '~/domain/dupes/package-difference';
import type { DupesContent } from '~/usecases/dupes/show-dupes.server';
import { productCardSchema } from '~/web/shared/catalog/catalog-schemas';
import { productCardJson } from '~/web/shared/catalog/product-json';

const names = z.array(z.string());

export const dupesSchema = z.object({
  productId: z.int(),
  reason: z
    .enum(['no-list', 'set', 'fragrance', 'short-list', 'no-unit-price', 'none-cheaper'])
    .nullable()
    .describe('Why there are none; null if there are'),
  items: z.array(
    productCardSchema.extend({
      similarity: z.int().describe('Of the ingredient lists, in percent'),
      percentLess: z.int().describe('Per ml, gram or piece'),
      sameProduct: z
        .enum(packageDifferences)
        .nullable()
        .describe('How its package differs, if it is the same product; null: it is another one'),
      shared: names.describe('Ingredients of both'),
      missing: names.describe('Ingredients that only the product has'),
      extra: names.describe('Ingredients that only the dupe has'),
      unknownCount: z.int().describe('Names on its label that were not compared'),
      otherType: z
        .string()
        .nullable()
        .describe('Its type, if it is another product and not of the same type'),
    }),
  ),
});

/** The cheaper products with the most similar formulas. */
export function dupesJson({ product, reason, dupes }: DupesContent): z.infer<typeof dupesSchema> {
  return {
    productId: product.id,
    reason,
    items: dupes.map(({ card, ...dupe }) => ({ ...productCardJson(card), ...dupe })),
  };
}
