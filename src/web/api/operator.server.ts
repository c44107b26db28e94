import type { Hono } from 'hono';
import { z } from 'zod';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import type { InboxDesk } from '~/usecases/inbox-desk';
import type { PriceDesk } from '~/usecases/price-desk';
import { readBody } from '../http/read-body.server';
import type { RequestEnv } from '../http/request-env.server';
import { endpoint } from './endpoint.server';
import { requireService } from './require-service.server';

export interface OperatorDesk {
  /** Knows the key that lies in the data folder while the site runs. */
  isOperator: ServiceCheck;
  prices: PriceDesk;
  inbox: InboxDesk;
}

const wantedPrice = z.object({ offerId: z.int().positive(), priceCents: z.int().positive() });
const inboxWish = z.object({
  command: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
const simulation = z.object({ changes: z.int().min(1).max(2_000) });

/**
 * The operator's commands, for a site whose database only it can open. The key is new with every
 * start and readable only by whoever may read the data folder.
 */
export function operatorApi(
  app: Hono<RequestEnv>,
  { isOperator, prices, inbox }: OperatorDesk,
): void {
  endpoint(app, '/api/operator/prices', {
    POST: async (c) => {
      await requireService(c, isOperator);
      return c.json(await prices.set(await readBody(c, wantedPrice)));
    },
  });
  endpoint(app, '/api/operator/simulation', {
    POST: async (c) => {
      await requireService(c, isOperator);
      return c.json({ changed: await prices.simulate(await readBody(c, simulation)) });
    },
  });
  endpoint(app, '/api/operator/inbox', {
    POST: async (c) => {
      await requireService(c, isOperator);
      return c.json(await inbox.run(await readBody(c, inboxWish)));
    },
  });
}
