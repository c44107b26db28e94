import { z } from 'zod';
import { productCardSchema } from './catalog-schemas';

const steps = z
  .array(z.object({ at: z.iso.datetime(), price: z.number().nullable() }))
  .describe('The price from each point in time on; null while it is not for sale');

export const historySchema = z.object({
  productId: z.int(),
  days: z.int(),
  now: z.iso.datetime().describe('The end of the last step'),
  current: z.number().nullable().describe('null if it is out of stock'),
  lowest: z.number().nullable(),
  median: z.number().nullable().describe('Half of the time, it cost this or less'),
  highest: z.number().nullable(),
  steps: steps.describe('The lowest price of all stores'),
  verdict: z
    .object({
      kind: z.enum(['lowest', 'good', 'usual', 'high', 'sold-out', 'too-early']),
      headline: z.string(),
      detail: z.string(),
    })
    .nullable()
    .describe('Compares today with the last year, independent of the requested days'),
  stores: z.array(
    z.object({
      offerId: z.int(),
      retailer: z.string(),
      steps,
      discount: z
        .object({
          kind: z.enum(['real', 'brief', 'never', 'long-over', 'unknown']),
          text: z.string(),
        })
        .nullable()
        .describe('Whether the crossed-out price was ever charged'),
    }),
  ),
});

export const relatedSchema = z.object({
  alternatives: z.array(
    productCardSchema.extend({ percentLess: z.int().describe('Per ml, gram or piece') }),
  ),
  moreOfBrand: z.array(productCardSchema),
  complementary: z.array(z.object({ name: z.string(), id: z.int().nullable() })),
});
