import type { Hono } from 'hono';
import { z } from 'zod';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import { idSchema, textSchema } from '~/domain/input/input-types';
import { maxPriceCents } from '~/domain/prices/money';
import { securityEventKinds } from '~/domain/security/security-event';
import type { DueAlert, OperatorClient } from '~/usecases/operations/operator-client';
import { recordOperatorAction } from '~/usecases/security/record-operator-action.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { serviceEndpoint } from '../endpoint.server';

export interface OperatorApiOptions {
  /** Checks the key in the data folder of the running site. */
  isOperator: ServiceCheck;
  client: OperatorClient;
}

const setPriceSchema = z.object({
  offerId: idSchema(),
  priceCents: z.int().min(1).max(maxPriceCents),
});
const simulationSchema = z.object({ changes: z.int().min(1).max(2_000) });
const inboxRequestSchema = z.object({
  command: textSchema(100),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/**
 * Operator commands for a site that has exclusive access to its database. Every start creates a new key,
 * which only users who can read the data folder know.
 */
export function operatorApi(
  app: Hono<RequestEnv>,
  { isOperator, client }: OperatorApiOptions,
): void {
  const { prices, alerts, inbox, security, backup } = client;
  serviceEndpoint(app, isOperator, '/api/operator/prices', {
    POST: async (c) => {
      await recordOperatorAction(c.get('deps'), 'prices set');
      return c.json(await prices.set(await readBody(c, setPriceSchema)));
    },
  });
  serviceEndpoint(app, isOperator, '/api/operator/simulation', {
    POST: async (c) => {
      await recordOperatorAction(c.get('deps'), 'prices simulate');
      return c.json({ changed: await prices.simulate(await readBody(c, simulationSchema)) });
    },
  });
  serviceEndpoint(app, isOperator, '/api/operator/inbox', {
    POST: async (c) => {
      const input = await readBody(c, inboxRequestSchema);
      await recordOperatorAction(c.get('deps'), input.command);
      return c.json(await inbox.run(input));
    },
  });
  serviceEndpoint(app, isOperator, '/api/operator/security-events', {
    POST: async (c) => {
      return c.json({ items: await security.events(await readBody(c, eventQuerySchema)) });
    },
  });
  serviceEndpoint(app, isOperator, '/api/operator/snapshot', {
    POST: async (c) => {
      await recordOperatorAction(c.get('deps'), 'backup');
      return c.json(await backup.snapshot());
    },
  });
  serviceEndpoint(app, isOperator, '/api/operator/alerts', {
    GET: async (c) => {
      const { now, notices } = await alerts.due();
      return c.json({ now, notices: notices.map(dueJson) });
    },
    POST: async (c) => {
      await recordOperatorAction(c.get('deps'), 'alerts due');
      return c.json(await alerts.sendDue());
    },
  });
}

const eventQuerySchema = z.object({
  person: z.string().max(320).optional(),
  kind: z.enum(securityEventKinds).optional(),
  limit: z.int().min(1).max(1_000),
});

/** Without personal data: the list shows which alerts are due, not whose they are. */
const dueJson = ({ deliverAt, alertId, productId, kind, valueCents }: DueAlert): DueAlert => ({
  deliverAt,
  alertId,
  productId,
  kind,
  valueCents,
});
