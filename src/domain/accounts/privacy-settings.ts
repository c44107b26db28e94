/** What a person allows us beyond what the site needs to work. */
export interface PrivacySettings {
  /** The weekly letter. */
  newsletter: boolean;
  /** Mails when a price alert comes true; making an alert asks for them. */
  alertMails: boolean;
  /** Counting how they use the site. */
  productAnalytics: boolean;
}

/** What holds for somebody who was never asked. */
export const defaultPrivacySettings: PrivacySettings = {
  newsletter: false,
  alertMails: false,
  productAnalytics: false,
};
