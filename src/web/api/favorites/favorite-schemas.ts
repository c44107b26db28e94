import { z } from 'zod';
import { favoriteLimits, favoriteSorts } from '~/domain/favorites/favorites';
import {
  dateTimeSchema,
  idSchema,
  nameSchema as nameWithMaxLength,
} from '~/domain/input/input-types';
import { maxPriceCents } from '~/domain/prices/money';

const savedItem = z.object({
  productId: idSchema('must be a product id'),
  savedAt: dateTimeSchema.optional(),
  savedPriceCents: z.int().min(1).max(maxPriceCents).nullish(),
});

/** Products to save, by default to the first list. */
export const saveFavoritesSchema = z.object({
  listId: z.uuid().optional(),
  items: z
    .array(savedItem)
    .min(1)
    .max(favoriteLimits.atOnce, `must not exceed ${favoriteLimits.atOnce}`),
});

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const sort = z.enum(favoriteSorts).default('newest');

/** Page and sort order of a list. */
export const listPageSchema = z.object({ page, sort });

/** Products saved on a device, to look up current prices. */
export const deviceFavoritesSchema = z.object({
  page,
  sort,
  items: z
    .array(savedItem.extend({ savedAt: dateTimeSchema }))
    .max(favoriteLimits.products, `must not exceed ${favoriteLimits.products}`),
});

const name = nameWithMaxLength(favoriteLimits.nameLength);

export const newListSchema = z.object({ name });
export const listChangeSchema = z.object({
  name: name.optional(),
  shared: z.boolean().optional(),
});
export const moveFavoriteSchema = z.object({ listId: z.uuid() });
