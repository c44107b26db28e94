import nodemailer from 'nodemailer';
import type { MailTransport } from '~/usecases/deps';

/** Sends by SMTP. The Message-ID comes from the outbox id, so a repeat is known as one. */
export function createSmtpTransport(options: { smtpUrl: string; from: string }): MailTransport {
  const transporter = nodemailer.createTransport(
    { url: options.smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 },
    { from: options.from },
  );
  const domain = options.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    via: 'smtp',
    async send(mail) {
      await transporter.sendMail({
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers ?? {},
        messageId: `<${mail.id}@${domain}>`,
        // What we send is written by us; nothing in it may make the server read files or fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transporter.close(),
  };
}

/** Without a mail server, mails stay in the outbox table, where /dev/outbox shows them. */
export function createLocalTransport(): MailTransport {
  return { via: 'local', send: async () => {}, close: () => {} };
}
