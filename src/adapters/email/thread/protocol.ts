import type { SendMailOptions } from 'nodemailer';

/** What the thread is started with. */
export interface ThreadSettings {
  smtpUrl: string;
}

/** One email to send. */
export interface MailSendTask {
  number: number;
  message: SendMailOptions;
  /** A file to create once the mail server has taken the email. */
  record: string | null;
}

/** How it went. */
export interface MailSendOutcome {
  number: number;
  failure?: { message: string; code?: unknown; responseCode?: unknown };
  /** The email was taken, but the file could not be created. */
  recordProblem?: string;
}
