import { PermanentFailure } from '../jobs/job';

/** The mail server, or we, will never take this email. */
export class EmailRefused extends PermanentFailure {}

/** Who a mail is from. */
export interface MailSender {
  /** As people see it; may be empty. */
  name: string;
  address: string;
}

/** A mail as written: what the person will see. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** A mail in the outbox: written, and perhaps sent. */
export interface OutboxMail extends MailMessage {
  id: string;
  headers: Record<string, string>;
  createdAt: Date;
  sentAt: Date | null;
  /** 'local' mails never leave the machine; the outbox page shows them. */
  sentVia: 'smtp' | 'local' | null;
}

/** A stranger's words as one line, fit for a mail's subject: nothing in it can begin a new header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
