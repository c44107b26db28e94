import nodemailer from 'nodemailer';
import type { MailSender } from '~/domain/mail';
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
      if (!oneAddress.test(mail.to)) throw new Error('The recipient is not one mail address.');
      await transporter.sendMail({
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
    },
    close: () => transporter.close(),
  };
}

/** Without a mail server, mails stay in the outbox table, where /dev/outbox shows them. */
export function createLocalTransport(): MailTransport {
  return { via: 'local', send: async () => {}, close: () => {} };
}
