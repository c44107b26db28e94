/** Consents that the site does not need to work. */
export interface PrivacySettings {
  newsletter: boolean;
  /** Emails when a price alert triggers; creating an alert turns them on. */
  alertMails: boolean;
  productAnalytics: boolean;
}

/** Settings of a person who never chose. */
export const defaultPrivacySettings: PrivacySettings = {
  newsletter: false,
  alertMails: false,
  productAnalytics: false,
};
