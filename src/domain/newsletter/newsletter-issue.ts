/** A letter as it is kept: the same for everybody but for the link by which one leaves. */
export interface NewsletterIssue {
  /** The day it is from. */
  id: string;
  subject: string;
  html: string;
  text: string;
}

/** Stands in a kept letter where the reader's own link to leave goes. */
export const unsubscribeLinkPlaceholder = 'https://leave.invalid/';
