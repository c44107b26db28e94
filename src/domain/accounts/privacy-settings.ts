/** Consents that the site does not need to work. */
export interface PrivacySettings {
  newsletter: boolean;
  /** Emails when a price alert triggers; creating an alert turns them on. */
  alertMails: boolean;
  /** Emails that say how many people found one's reviews helpful. */
  helpfulMails: boolean;
  /** Emails that ask for a review after a visit to a store; needs `storeVisits`. */
  reviewRequestMails: boolean;
  /** Remembering whose offers a signed-in person opened. */
  storeVisits: boolean;
  productAnalytics: boolean;
}

/** Settings of a person who never chose. */
export const defaultPrivacySettings: PrivacySettings = {
  newsletter: false,
  alertMails: false,
  helpfulMails: false,
  reviewRequestMails: false,
  storeVisits: false,
  productAnalytics: false,
};

/** Adds the changes that others entail: without store visits, there is nothing to ask for reviews about. */
export function withEntailedChanges(changes: Partial<PrivacySettings>): Partial<PrivacySettings> {
  if (changes.storeVisits === false) return { ...changes, reviewRequestMails: false };
  if (changes.reviewRequestMails) return { ...changes, storeVisits: true };
  return changes;
}
