import { z } from 'zod';
import type { PriceDesk } from '~/usecases/price-desk';
import { askSite } from './ask-site.server';

const setAnswer = z.object({
  productId: z.number(),
  product: z.string(),
  retailer: z.string(),
  beforeCents: z.number(),
  priceCents: z.number(),
  bestPriceCents: z.number().nullable(),
});
const simulationAnswer = z.object({ changed: z.number() });

/** The price desk of a running site. */
export function createSitePriceDesk(door: { url: string; key: string }): PriceDesk {
  return {
    set: (body) => askSite(door, { path: 'prices', body, answer: setAnswer }),
    simulate: async (body) =>
      (await askSite(door, { path: 'simulation', body, answer: simulationAnswer })).changed,
  };
}
