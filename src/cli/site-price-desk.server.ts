import { z } from 'zod';
import type { PriceDesk } from '~/usecases/price-desk';

const setAnswer = z.object({
  productId: z.number(),
  product: z.string(),
  retailer: z.string(),
  beforeCents: z.number(),
  priceCents: z.number(),
  bestPriceCents: z.number().nullable(),
});
const simulationAnswer = z.object({ changed: z.number() });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** The price desk of a running site. */
export function createSitePriceDesk({ url, key }: { url: string; key: string }): PriceDesk {
  async function ask<T>(path: string, body: unknown, answer: z.ZodType<T>): Promise<T> {
    const response = await fetch(`${url}/api/operator/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const json: unknown = await response.json();
    if (response.ok) return answer.parse(json);
    const said = refusal.safeParse(json).data?.error.message;
    throw new Error(said ?? `The site answered ${response.status}.`);
  }
  return {
    set: (input) => ask('prices', input, setAnswer),
    simulate: async (input) => (await ask('simulation', input, simulationAnswer)).changed,
  };
}
