import * as z from 'zod/mini';
import {
  noPreferences,
  type Preferences,
  preferenceLimits,
} from '~/domain/preferences/preferences';

const slugs = z.array(z.string());
const ownSchema = z.object({
  avoid: z.array(z.object({ slug: z.string(), name: z.string() })),
  skinTypes: slugs,
  hairTypes: slugs,
  concerns: slugs,
  hides: z.boolean(),
});

/** The preferences of a person, with the names of what they avoid. */
export type OwnPreferences = z.infer<typeof ownSchema>;

export const nothingOwn: OwnPreferences = {
  avoid: [],
  skinTypes: [],
  hairTypes: [],
  concerns: [],
  hides: noPreferences.hides,
};

export const parseOwn = (value: unknown): OwnPreferences => ownSchema.parse(value);

/** Parses what a device stores; null: nothing usable. */
export function parseStored(text: string | null): OwnPreferences | null {
  if (text === null) return null;
  try {
    const parsed = ownSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    return { ...parsed.data, avoid: parsed.data.avoid.slice(0, preferenceLimits.avoided) };
  } catch {
    return null;
  }
}

/** As the server expects them. */
export const toPreferences = ({ avoid, ...others }: OwnPreferences): Preferences => ({
  ...others,
  avoid: avoid.map(({ slug }) => slug),
});

/** Whether nothing is chosen, so that nothing needs to be stored. */
export const isNothing = ({ avoid, skinTypes, hairTypes, concerns }: OwnPreferences): boolean =>
  avoid.length + skinTypes.length + hairTypes.length + concerns.length === 0;
