import type { SendMailOptions } from 'nodemailer';

/** Start parameters of the thread. */
export interface ThreadSettings {
  smtpUrl: string;
}

/** An email to send. */
export interface MailSendTask {
  number: number;
  message: SendMailOptions;
  /** File to create once the mail server has accepted the email. */
  record: string | null;
}

/** Result of sending. */
export interface MailSendOutcome {
  number: number;
  failure?: { message: string; code?: unknown; responseCode?: unknown };
  /** The email was accepted, but the file could not be created. */
  recordProblem?: string;
}
