/** A stored newsletter issue: the same for all readers except for the unsubscribe link. */
export interface NewsletterIssue {
  /** Its date. */
  id: string;
  subject: string;
  html: string;
  text: string;
}

/** Replaced by each reader's unsubscribe link. */
export const unsubscribeLinkPlaceholder = 'https://leave.invalid/';
