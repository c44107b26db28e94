import { asPerson } from '~/db/engine/as-person.server';
import { findPreferences, upsertPreferences } from '~/db/preferences/preference.repo.server';
import {
  mergePreferences,
  noPreferences,
  type Preferences,
} from '~/domain/preferences/preferences';
import type { Deps } from '../deps';

interface Own {
  userId: string;
  preferences: Preferences;
}

export async function showPreferences(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<Preferences> {
  return asPerson(db, userId, async (tx) => (await findPreferences(tx, userId)) ?? noPreferences);
}

/** Replaces a user's preferences. */
export async function changePreferences(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, preferences }: Own,
): Promise<Preferences> {
  await asPerson(db, userId, (tx) => upsertPreferences(tx, userId, preferences, clock.now()));
  return preferences;
}

/** Adds the preferences of a device to those of the account; the device may send them again. */
export async function addDevicePreferences(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, preferences }: Own,
): Promise<Preferences> {
  return asPerson(db, userId, async (tx) => {
    const own = (await findPreferences(tx, userId)) ?? noPreferences;
    const merged = mergePreferences(own, preferences);
    await upsertPreferences(tx, userId, merged, clock.now());
    return merged;
  });
}
