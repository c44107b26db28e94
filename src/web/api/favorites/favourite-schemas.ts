import { z } from 'zod';
import { favouriteLimits, favouriteSorts } from '~/domain/favorites/favourites';
import { id, moment, name as nameOfAtMost } from '~/domain/input/input-types';

const savedItem = z.object({
  productId: id('must be a product id'),
  savedAt: moment.optional(),
  savedPriceCents: z.int().min(1).max(100_000_000).nullish(),
});

/** Products to save, by default to the first list. */
export const savingSchema = z.object({
  listId: z.uuid().optional(),
  items: z
    .array(savedItem)
    .min(1)
    .max(favouriteLimits.atOnce, `must not exceed ${favouriteLimits.atOnce}`),
});

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const sort = z.enum(favouriteSorts).default('newest');

/** Page and sort order of a list. */
export const listPageSchema = z.object({ page, sort });

/** Products saved on a device, to look up current prices. */
export const onDeviceSchema = z.object({
  page,
  sort,
  items: z
    .array(savedItem.extend({ savedAt: moment }))
    .max(favouriteLimits.products, `must not exceed ${favouriteLimits.products}`),
});

const name = nameOfAtMost(favouriteLimits.nameLength);

export const newListSchema = z.object({ name });
export const listChangeSchema = z.object({
  name: name.optional(),
  shared: z.boolean().optional(),
});
export const movingSchema = z.object({ listId: z.uuid() });
