import { z } from 'zod';
import { alertKinds } from '~/domain/alerts/price-alert';
import { sql } from '../engine/sql.server';

/** The columns of price_alert that make up an alert. */
export const alertFields = sql`id, user_id, product_id, retailer_id, kind, limit_cents, percent,
  with_shipping, paused, armed, base_cents, told_cents as notified_cents, told_at as notified_at,
  held_since, check_at, unsettled, falls, for_saved`;

/** The fields of an alert, for `rowOf`. */
export const alertShape = {
  id: z.string(),
  userId: z.string(),
  productId: z.number(),
  retailerId: z.number().nullable(),
  kind: z.enum(alertKinds),
  limitCents: z.number().nullable(),
  percent: z.number().nullable(),
  withShipping: z.boolean(),
  paused: z.boolean(),
  armed: z.boolean(),
  baseCents: z.number().nullable(),
  notifiedCents: z.number().nullable(),
  notifiedAt: z.date().nullable(),
  heldSince: z.date().nullable(),
  checkAt: z.date().nullable(),
  unsettled: z.boolean(),
  falls: z.number(),
  forSaved: z.boolean(),
};
