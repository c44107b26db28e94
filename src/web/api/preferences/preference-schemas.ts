import { z } from 'zod';
import { idSchema } from '~/domain/input/input-types';
import { preferenceLimits } from '~/domain/preferences/preferences';

const { avoided, markedAtOnce } = preferenceLimits;
/** Names that an operator loads have up to 400 characters, and their slugs a number as well. */
const slug = z.string().regex(/^[a-z0-9-]{1,410}$/, 'must be a slug');
const choices = z.array(slug).max(50, 'must not exceed 50');

/** Preferences as a browser sends them; unknown slugs are ignored. */
export const preferencesSchema = z.object({
  avoid: z.array(slug).max(avoided, `You can avoid up to ${avoided} ingredients.`),
  skinTypes: choices,
  hairTypes: choices,
  concerns: choices,
  hides: z.boolean(),
});

const productIds = z
  .array(idSchema('must be a product id'))
  .max(markedAtOnce, `must not exceed ${markedAtOnce}`);

export const marksSchema = z.object({ preferences: preferencesSchema, productIds });

/** A listing by its place and query string, and the products that the browser shows of it. */
export const personalListingSchema = z.object({
  preferences: preferencesSchema,
  productIds,
  category: slug,
  subcategory: z.union([slug, z.literal('')]),
  query: z.string().max(4_000),
});
