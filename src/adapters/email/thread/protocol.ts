import type { SendMailOptions } from 'nodemailer';

export interface ThreadSettings {
  smtpUrl: string;
}

export interface MailSendTask {
  number: number;
  message: SendMailOptions;
  /** File to create once the mail server has accepted the email. */
  record: string | null;
}

export interface MailSendOutcome {
  number: number;
  failure?: { message: string; code?: unknown; responseCode?: unknown };
  /** The email was accepted, but the file could not be created. */
  recordProblem?: string;
}
