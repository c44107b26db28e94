import {
  findPrivacySettings,
  upsertPrivacySettings,
} from '~/db/accounts/privacy-setting.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { upsertReviewMailContact } from '~/db/reviews/review-mail.repo.server';
import { deleteStoreVisitsOf } from '~/db/reviews/store-visit.repo.server';
import { type PrivacySettings, withEntailedChanges } from '~/domain/accounts/privacy-settings';
import type { Deps } from '../deps';
import { followNewsletterSetting } from '../newsletter/follow-newsletter-setting.server';

export async function showPrivacySettings(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<PrivacySettings> {
  return asPerson(db, userId, (tx) => findPrivacySettings(tx, userId));
}

interface Change {
  userId: string;
  /** From the token; our own table takes precedence if it has the account. */
  email: string | null;
  changes: Partial<PrivacySettings>;
}

/** Changes the given settings and what depends on them; the others stay. */
export async function changePrivacySettings(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { userId, email, changes }: Change,
): Promise<PrivacySettings> {
  const { db, clock } = deps;
  const settings = await asPerson(db, userId, async (tx) => {
    const all = withEntailedChanges(changes);
    const changed = await upsertPrivacySettings(tx, userId, all, clock.now());
    if (all.storeVisits === false) await deleteStoreVisitsOf(tx, userId);
    if (all.helpfulMails || all.reviewRequestMails) {
      await upsertReviewMailContact(tx, { userId, email });
    }
    return changed;
  });
  if (changes.newsletter !== undefined) {
    await followNewsletterSetting(deps, { userId, email, wanted: changes.newsletter });
  }
  return settings;
}
