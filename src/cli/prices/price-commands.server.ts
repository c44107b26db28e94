import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { formatDollars, toCents } from '~/domain/prices/money';
import type { PriceClient } from '~/usecases/operations/operator-client';
import type { OperatorCommand } from '../operator-command';
import { UsageError } from '../usage-error';

const offerId = z.coerce.number().int().positive().max(2_147_483_647);
const dollars = z
  .string()
  .regex(/^\$?\d{1,7}(\.\d{1,2})?$/)
  .transform((text) => toCents(Number(text.replace('$', ''))))
  .refine((cents) => cents > 0);
const changes = z.coerce.number().int().min(1).max(1_000_000);
/** '60s', '5m' or plain seconds, in seconds. */
const duration = z
  .string()
  .regex(/^\d{1,5}[sm]?$/)
  .transform((text) => Number.parseInt(text, 10) * (text.endsWith('m') ? 60 : 1))
  .refine((seconds) => seconds >= 1);

export const priceCommands: Record<string, OperatorCommand> = {
  'prices set': {
    about: 'set the price of an offer',
    options: { offer: 'ID: the offer', price: '12.34: dollars' },
    async run({ client, values, print }) {
      const [offer, price] = [offerId.safeParse(values.offer), dollars.safeParse(values.price)];
      if (!offer.success || !price.success) {
        throw new UsageError(
          'Name the offer and its price in dollars: prices set --offer 7 --price 12.34',
        );
      }
      const done = await client.prices.set({ offerId: offer.data, priceCents: price.data });
      const { product, productId, retailer, beforeCents, priceCents, bestPriceCents } = done;
      print(`${product} (product ${productId}) at ${retailer}:`);
      print(`${formatDollars(beforeCents)} before, ${formatDollars(priceCents)} now.`);
      if (bestPriceCents !== null) print(`Best price: ${formatDollars(bestPriceCents)}.`);
      return 0;
    },
  },
  'prices simulate': {
    about: 'change prices at random (demo only)',
    options: { changes: '1000: how many prices', over: '60s: over what time, such as 60s or 5m' },
    async run({ client, values, print }) {
      const wanted = changes.safeParse(values.changes ?? '1000');
      const seconds = duration.safeParse(values.over ?? '60s');
      if (!wanted.success || !seconds.success) {
        throw new UsageError(
          'Name the number of changes and the time: prices simulate --changes 1000 --over 60s',
        );
      }
      const changed = await simulateOver(client.prices, wanted.data, seconds.data);
      print(`${changed} demo prices changed.`);
      return 0;
    },
  },
};

/** Spreads the changes evenly, with one batch per second; each batch makes up for earlier shortfalls. */
async function simulateOver(prices: PriceClient, total: number, seconds: number): Promise<number> {
  const began = performance.now();
  let changed = 0;
  for (let second = 1; second <= seconds; second += 1) {
    let missing = Math.round((total * second) / seconds) - changed;
    while (missing > 0) {
      const done = await prices.simulate({ changes: Math.min(missing, 1_000) });
      if (done === 0) return changed;
      changed += done;
      missing -= done;
    }
    if (second < seconds) await pause(Math.max(0, second * 1_000 - (performance.now() - began)));
  }
  return changed;
}
