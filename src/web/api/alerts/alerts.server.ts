import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { AlertCondition } from '~/domain/alerts/price-alert';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { toCents } from '~/domain/prices/money';
import { createAlert } from '~/usecases/alerts/create-alert.server';
import { editAlert, noSuchAlert } from '~/usecases/alerts/edit-alert.server';
import { countAlerts, listAlerts, withProducts } from '~/usecases/alerts/list-alerts.server';
import { removeAlert, restoreAlert } from '~/usecases/alerts/remove-alert.server';
import { setAlertPaused } from '~/usecases/alerts/set-alert-paused.server';
import { showAlertOptions } from '~/usecases/alerts/show-alert-options.server';
import { maxSummaries, summarizeAlerts } from '~/usecases/alerts/summarize-alerts.server';
import { findStore } from '~/usecases/catalog/list-stores.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { alertJson } from '~/web/shared/alerts/alert-json';
import { alertOptionsJson } from '~/web/shared/alerts/alert-options-json';
import {
  alertChangeSchema,
  type alertConditionSchema,
  newAlertSchema,
} from '~/web/shared/alerts/alert-schemas';
import { privateEndpoint } from '../endpoint.server';

export function alertsApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/alerts', {
    GET: async (c, { id: userId }) => {
      const page = readOptionalId(c.req.query('page')) ?? 1;
      const productId = readOptionalId(c.req.query('product'));
      const list = await listAlerts(c.get('deps'), { userId, productId, page });
      return c.json({ ...list, items: list.items.map(alertJson) });
    },
    POST: async (c, { id: userId, email }) => {
      const { productId, timeZone, ...body } = await readBody(c, newAlertSchema);
      const condition = await toAlertCondition(c, body);
      const input = { userId, email, timeZone, productId, condition };
      const alert = await createAlert(c.get('deps'), input);
      return c.json((await withProducts(c.get('deps').db, [alert])).map(alertJson)[0], 201);
    },
  });
  privateEndpoint(app, '/api/alerts/count', {
    GET: async (c, { id: userId }) => {
      return c.json(await countAlerts(c.get('deps'), { userId }));
    },
  });
  privateEndpoint(app, '/api/alerts/options', {
    GET: async (c, { id: userId }) => {
      const productId = readOptionalId(c.req.query('product')) ?? 0;
      const options = await showAlertOptions(c.get('deps'), { userId, productId });
      return c.json(alertOptionsJson(options));
    },
  });
  privateEndpoint(app, '/api/alerts/summaries', {
    GET: async (c, { id: userId }) => {
      const productIds = readProductIds(c);
      return c.json({ items: await summarizeAlerts(c.get('deps'), { userId, productIds }) });
    },
  });
  privateEndpoint(app, '/api/alerts/:id/restore', {
    POST: async (c, { id: userId }) => {
      const deps = c.get('deps');
      const alert = await restoreAlert(deps, { id: alertId(c), userId });
      return c.json((await withProducts(deps.db, [alert])).map(alertJson)[0]);
    },
  });
  privateEndpoint(app, '/api/alerts/:id', {
    PATCH: async (c, { id: userId }) => {
      const id = alertId(c);
      const body = await readBody(c, alertChangeSchema);
      const deps = c.get('deps');
      const alert =
        'paused' in body
          ? await setAlertPaused(deps, { id, userId, paused: body.paused })
          : await editAlert(deps, { id, userId, condition: await toAlertCondition(c, body) });
      return c.json((await withProducts(deps.db, [alert])).map(alertJson)[0]);
    },
    DELETE: async (c, { id: userId }) => {
      await removeAlert(c.get('deps'), { id: alertId(c), userId });
      return c.body(null, 204);
    },
  });
}

async function toAlertCondition(
  c: Context<RequestEnv>,
  { kind, price, percent, store, withShipping }: z.infer<typeof alertConditionSchema>,
): Promise<AlertCondition> {
  const retailer = store === null ? null : await findStore(c.get('deps'), { slug: store });
  return {
    kind,
    limitCents: price === null ? null : toCents(price),
    percent,
    retailerId: retailer?.id ?? null,
    withShipping,
  };
}

function readProductIds(c: Context<RequestEnv>): number[] {
  const parsedIds = (c.req.query('products') ?? '').split(',').map(readId);
  const ids = parsedIds.filter((id) => id !== null);
  if (ids.length === parsedIds.length && ids.length <= maxSummaries) return ids;
  const message = `products must be up to ${maxSummaries} product ids, separated by commas, such as 1,2,3.`;
  throw new AppError('bad_request', { message });
}

function alertId(c: Context<RequestEnv>): string {
  const id = z.uuid().safeParse(c.req.param('id'));
  if (!id.success) throw noSuchAlert();
  return id.data;
}

function readOptionalId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = readId(text);
  if (number !== null) return number;
  throw new AppError('bad_request', { message: 'page and product must be positive integers.' });
}
