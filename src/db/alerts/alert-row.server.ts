import { z } from 'zod';
import { alertKinds, type PriceAlert } from '~/domain/alerts/price-alert';
import { sql } from '../engine/sql.server';

/** The columns of price_alert that make up an alert. */
export const alertFields = sql`id, user_id, product_id, retailer_id, kind, limit_cents, percent,
  with_shipping, paused, armed, base_cents, told_cents, told_at, held_since, check_at, unsettled, falls,
  for_saved`;

export const alertShape = z.object({
  id: z.string(),
  user_id: z.string(),
  product_id: z.number(),
  retailer_id: z.number().nullable(),
  kind: z.enum(alertKinds),
  limit_cents: z.number().nullable(),
  percent: z.number().nullable(),
  with_shipping: z.boolean(),
  paused: z.boolean(),
  armed: z.boolean(),
  base_cents: z.number().nullable(),
  told_cents: z.number().nullable(),
  told_at: z.date().nullable(),
  held_since: z.date().nullable(),
  check_at: z.date().nullable(),
  unsettled: z.boolean(),
  falls: z.number(),
  for_saved: z.boolean(),
});

export const alertOf = (row: z.infer<typeof alertShape>): PriceAlert => ({
  id: row.id,
  userId: row.user_id,
  productId: row.product_id,
  retailerId: row.retailer_id,
  kind: row.kind,
  limitCents: row.limit_cents,
  percent: row.percent,
  withShipping: row.with_shipping,
  paused: row.paused,
  armed: row.armed,
  baseCents: row.base_cents,
  toldCents: row.told_cents,
  toldAt: row.told_at,
  heldSince: row.held_since,
  checkAt: row.check_at,
  unsettled: row.unsettled,
  falls: row.falls,
  forSaved: row.for_saved,
});
