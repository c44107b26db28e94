import { EmailRefused, type MailSender } from '~/domain/email/mail';
import type { MailTransport } from '~/usecases/deps';
import type { MailDeliveryJournal } from './delivery-journal.server';
import { createMailThread } from './mail-thread.server';
import type { MailSendOutcome } from './thread/protocol.ts';

/** One recipient: nothing that a list, a group, a comment or a second line could hide in. */
const oneAddress = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

interface SmtpOptions {
  smtpUrl: string;
  from: MailSender;
  /** Keeps emails from being sent twice if the process is killed. */
  record?: MailDeliveryJournal;
}

/** Sends by SMTP. The Message-ID comes from the outbox id, so a repeat is known as one. */
export function createSmtpTransport({ smtpUrl, from, record }: SmtpOptions): MailTransport {
  const thread = createMailThread({ smtpUrl });
  const domain = from.address.split('@').at(-1);
  return {
    via: 'smtp',
    async send(mail) {
      if (!oneAddress.test(mail.to)) {
        throw new EmailRefused('The recipient is not one email address.');
      }
      if (record?.has(mail.id)) return;
      const { failure, recordProblem } = await thread.send({
        record: record?.pathOf(mail.id) ?? null,
        message: {
          from,
          to: { name: '', address: mail.to },
          // Nodemailer would otherwise collect recipients from the headers, Bcc included.
          envelope: { from: from.address, to: [mail.to] },
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: mail.headers ?? {},
          messageId: `<${mail.id}@${domain}>`,
          // What we send is written by us; nothing in it may make the server read files or fetch.
          disableFileAccess: true,
          disableUrlAccess: true,
        },
      });
      if (failure) {
        throw isRefusal(failure) ? new EmailRefused(failure.message) : new Error(failure.message);
      }
      // The email is out. Failing here would send it again; the database is about to be told.
      if (recordProblem) record?.reportProblem(mail.id, recordProblem);
    },
    forget: (id) => record?.remove(id),
    close: () => thread.close(),
  };
}

/** Without a mail server, mails stay in the outbox table, where /dev/outbox shows them. */
export function createLocalTransport(): MailTransport {
  return { via: 'local', send: async () => {}, forget: () => {}, close: () => {} };
}

/** These say that our user name or password is wrong, which the operator can put right. */
const signInCodes = [530, 534, 535, 538];

/** Whether the server said no for good and meant this email, not our connection to it. */
function isRefusal({ code, responseCode }: NonNullable<MailSendOutcome['failure']>): boolean {
  if (typeof responseCode !== 'number') return false;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode >= 500 && responseCode <= 599 && !signInCodes.includes(responseCode);
}
