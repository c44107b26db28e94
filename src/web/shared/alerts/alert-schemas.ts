import { z } from 'zod';
import { isTimeZone } from '~/domain/alerts/delivery-time';
import { alertKinds } from '~/domain/alerts/price-alert';
import { idSchema, textSchema } from '~/domain/input/input-types';

const timeZone = z.string().refine(isTimeZone, 'We do not know that time zone.');
const timeOfDay = z
  .int('Please choose a time of day.')
  .min(0, 'Please choose a time of day.')
  .max(1_439, 'Please choose a time of day.')
  .nullable();

/** What somebody wants to be told, as a form sends it: prices in dollars, stores by their slugs. */
export const alertConditionSchema = z.object({
  kind: z.enum(alertKinds, 'Please choose what to wait for.'),
  price: z.number('Please enter a price, such as 24.50.').nullable().default(null),
  percent: z.number('Please enter a whole number.').nullable().default(null),
  store: textSchema(200).nullable().default(null),
  withShipping: z.boolean().default(false),
});

export const newAlertSchema = alertConditionSchema.extend({
  productId: idSchema('Please choose a product.'),
  timeZone: timeZone.optional(),
});

/** Another wish, or another state. */
export const alertChangeSchema = z.union([
  z.strictObject({ paused: z.boolean() }),
  alertConditionSchema,
]);

/** When somebody wants to hear from us; times of day in minutes. */
export const alertSettingSchema = z
  .object({
    mail: z.boolean(),
    timeZone,
    quietFrom: timeOfDay,
    quietTo: timeOfDay,
    digestAt: timeOfDay,
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    message: 'Quiet hours need a beginning and an end.',
    path: ['quietTo'],
  });

/** Whether to hear about price drops on everything a person saves. */
export const savedDropsSchema = z.object({ on: z.boolean(), timeZone: timeZone.optional() });

const base64url = z.string().regex(/^[\w-]{16,200}={0,2}$/, 'That is no key of a browser.');

/** What a browser says of itself when somebody asks to be told in it. */
export const pushDeviceSchema = z.object({
  endpoint: textSchema(1_000),
  keys: z.object({ p256dh: base64url, auth: base64url }),
});

export const pushEndpointSchema = z.object({ endpoint: textSchema(1_000) });
