import nodemailer from 'nodemailer';
import { EmailRefused, type MailSender } from '~/domain/mail';
import type { MailTransport } from '~/usecases/deps';

/** One recipient: nothing that a list, a group, a comment or a second line could hide in. */
const oneAddress = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** Sends by SMTP. The Message-ID comes from the outbox id, so a repeat is known as one. */
export function createSmtpTransport(options: { smtpUrl: string; from: MailSender }): MailTransport {
  const transporter = nodemailer.createTransport(
    { url: options.smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 },
    { from: options.from },
  );
  const domain = options.from.address.split('@').at(-1);
  return {
    via: 'smtp',
    async send(mail) {
      if (!oneAddress.test(mail.to))
        throw new EmailRefused('The recipient is not one email address.');
      const sending = transporter.sendMail({
        to: { name: '', address: mail.to },
        // Nodemailer would otherwise collect recipients from the headers, Bcc included.
        envelope: { from: options.from.address, to: [mail.to] },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers ?? {},
        messageId: `<${mail.id}@${domain}>`,
        // What we send is written by us; nothing in it may make the server read files or fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sending.catch((error: unknown) => {
        throw isRefusal(error) ? new EmailRefused(error.message, { cause: error }) : error;
      });
    },
    forget: () => {},
    close: () => transporter.close(),
  };
}

/** Without a mail server, mails stay in the outbox table, where /dev/outbox shows them. */
export function createLocalTransport(): MailTransport {
  return { via: 'local', send: async () => {}, forget: () => {}, close: () => {} };
}

/** These say that our user name or password is wrong, which the operator can put right. */
const signInCodes = [530, 534, 535, 538];

/** Whether the server said no for good and meant this email, not our connection to it. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  if (typeof responseCode !== 'number' || (code !== 'EENVELOPE' && code !== 'EMESSAGE'))
    return false;
  return responseCode >= 500 && responseCode <= 599 && !signInCodes.includes(responseCode);
}
