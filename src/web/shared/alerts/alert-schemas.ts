import { z } from 'zod';
import { isTimeZone } from '~/domain/alerts/delivery-time';
import { alertKinds } from '~/domain/alerts/price-alert';
import { idSchema, textSchema } from '~/domain/input/input-types';

const timeZone = z.string().refine(isTimeZone, 'We don’t recognize that time zone.');
const timeOfDay = z
  .int('Please choose a time of day.')
  .min(0, 'Please choose a time of day.')
  .max(1_439, 'Please choose a time of day.')
  .nullable();

/** An alert condition as a form sends it: prices in dollars, stores by slug. */
export const alertConditionSchema = z.object({
  kind: z.enum(alertKinds, 'Please choose a condition.'),
  price: z.number('Please enter a price, such as 24.50.').nullable().default(null),
  percent: z.number('Please enter a whole percentage.').nullable().default(null),
  store: textSchema(200).nullable().default(null),
  withShipping: z.boolean().default(false),
});

export const newAlertSchema = alertConditionSchema.extend({
  productId: idSchema('Please choose a product.'),
  timeZone: timeZone.optional(),
});

/** A new condition, or pausing and resuming. */
export const alertChangeSchema = z.union([
  z.strictObject({ paused: z.boolean() }),
  alertConditionSchema,
]);

/** Notification settings; times of day in minutes. */
export const alertSettingSchema = z
  .object({
    mail: z.boolean(),
    timeZone,
    quietFrom: timeOfDay,
    quietTo: timeOfDay,
    digestAt: timeOfDay,
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    message: 'Please enter both a start and an end time for quiet hours.',
    path: ['quietTo'],
  });

/** Whether to notify about price drops on all saved products. */
export const savedDropsSchema = z.object({ on: z.boolean(), timeZone: timeZone.optional() });

const base64url = z.string().regex(/^[\w-]{16,200}={0,2}$/, 'That is not a valid browser key.');

export const pushDeviceSchema = z.object({
  endpoint: textSchema(1_000),
  keys: z.object({ p256dh: base64url, auth: base64url }),
});

export const pushEndpointSchema = z.object({ endpoint: textSchema(1_000) });
