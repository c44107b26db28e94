import { z } from 'zod';
import { favouriteLimits, favouriteSorts } from '~/domain/favourites';
import { id, moment, name as nameOfAtMost } from '~/domain/input/input-types';

const savedItem = z.object({
  productId: id('must be the number of a product'),
  savedAt: moment.optional(),
  savedPriceCents: z.int().min(1).max(100_000_000).nullish(),
});

/** Products to save, into the first list unless one is named. */
export const savingSchema = z.object({
  listId: z.uuid().optional(),
  items: z
    .array(savedItem)
    .min(1)
    .max(favouriteLimits.atOnce, `are ${favouriteLimits.atOnce} at most`),
});

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const sort = z.enum(favouriteSorts).default('newest');

/** Which part of a list to show. */
export const listPageSchema = z.object({ page, sort });

/** What a device keeps, for today's prices. */
export const onDeviceSchema = z.object({
  page,
  sort,
  items: z
    .array(savedItem.extend({ savedAt: moment }))
    .max(favouriteLimits.products, `are ${favouriteLimits.products} at most`),
});

const name = nameOfAtMost(favouriteLimits.nameLength);

export const newListSchema = z.object({ name });
export const listChangeSchema = z.object({
  name: name.optional(),
  shared: z.boolean().optional(),
});
export const movingSchema = z.object({ listId: z.uuid() });
