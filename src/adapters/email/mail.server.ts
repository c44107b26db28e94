import { EmailRefused, type MailSender } from '~/domain/email/mail';
import type { MailTransport } from '~/usecases/deps';
import type { MailDeliveryJournal } from './delivery-journal.server';
import { createMailThreads } from './mail-threads.server';
import type { MailSendOutcome } from './thread/protocol.ts';

/** Exactly one address: no lists, groups, comments or line breaks. */
const oneAddress = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

interface SmtpOptions {
  smtpUrl: string;
  from: MailSender;
  /** Prevents duplicates if the process is killed. */
  record?: MailDeliveryJournal;
}

/**
 * Sends by SMTP. The Message-ID is derived from the outbox id, so that servers detect duplicates.
 */
export function createSmtpTransport({ smtpUrl, from, record }: SmtpOptions): MailTransport {
  const threads = createMailThreads({ smtpUrl });
  const domain = from.address.split('@').at(-1);
  return {
    via: 'smtp',
    async send(mail) {
      if (!oneAddress.test(mail.to)) {
        throw new EmailRefused('The recipient is not one email address.');
      }
      if (record?.has(mail.id)) return;
      const { failure, recordProblem } = await threads.send({
        record: record?.pathOf(mail.id) ?? null,
        message: {
          from,
          to: { name: '', address: mail.to },
          // Nodemailer would otherwise take recipients from the headers, including Bcc.
          envelope: { from: from.address, to: [mail.to] },
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: mail.headers ?? {},
          messageId: `<${mail.id}@${domain}>`,
          // Our emails need neither files nor URLs.
          disableFileAccess: true,
          disableUrlAccess: true,
        },
      });
      if (failure) {
        throw isRefusal(failure) ? new EmailRefused(failure.message) : new Error(failure.message);
      }
      // The email was sent. Failing here would send it again; the database update follows.
      if (recordProblem) record?.reportProblem(mail.id, recordProblem);
    },
    forget: (id) => record?.remove(id),
    close: () => threads.close(),
  };
}

/** Without a mail server, emails stay in the outbox table; /dev/outbox shows them. */
export function createLocalTransport(): MailTransport {
  return { via: 'local', send: async () => {}, forget: () => {}, close: () => {} };
}

/** Wrong user name or password: the operator can fix that. */
const signInCodes = [530, 534, 535, 538];

/** Whether the server permanently rejected this email, not our connection. */
function isRefusal({ code, responseCode }: NonNullable<MailSendOutcome['failure']>): boolean {
  if (typeof responseCode !== 'number') return false;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode >= 500 && responseCode <= 599 && !signInCodes.includes(responseCode);
}
