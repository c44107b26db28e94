import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { renderNotice } from '../notice.email';

/** The email an operator sends to check the email settings. */
export function renderTestMail(site: Site, input: { to: string; now: Date }): MailMessage {
  return renderNotice(site, {
    to: input.to,
    subject: `${site.brandName}: your email settings work`,
    heading: 'Your email settings work',
    sentences: [
      `This email was queued on ${input.now.toUTCString()}. Since you can read it, the outbox, the worker and the email server all work.`,
    ],
  });
}
