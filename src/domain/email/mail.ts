import { PermanentFailure } from '../jobs/job';

/** The mail server, or the site, permanently rejects this email. */
export class EmailRefused extends PermanentFailure {}

export interface MailSender {
  /** Display name; may be empty. */
  name: string;
  address: string;
}

/** An email as its recipient sees it. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** An email in the outbox, sent or unsent. */
export interface OutboxMail extends MailMessage {
  id: string;
  headers: Record<string, string>;
  createdAt: Date;
  sentAt: Date | null;
  /** 'local' emails never leave the machine; the outbox page shows them. */
  sentVia: 'smtp' | 'local' | null;
}

/** Untrusted text as one line, safe for an email subject: it cannot inject a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
