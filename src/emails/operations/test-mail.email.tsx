import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { renderMailHtml } from '../parts/layout';

/** The mail an operator sends to see whether mail works. */
export function renderTestMail(site: Site, input: { to: string; now: Date }): MailMessage {
  const when = input.now.toUTCString();
  const subject = `${site.brandName}: your mail settings work`;
  const sentence = `This mail was queued on ${when}. Since you can read it, the outbox, the worker and the mail server all did their part.`;
  return {
    to: input.to,
    subject,
    text: `Your mail settings work\n\n${sentence}\n\n${site.brandName}\n${site.publicUrl}\n`,
    html: renderMailHtml(
      site,
      sentence,
      <>
        <h1
          style={{
            margin: '0 0 12px',
            fontFamily: 'Georgia, serif',
            fontSize: 26,
            lineHeight: '34px',
            fontWeight: 400,
          }}
        >
          Your mail settings work
        </h1>
        <p style={{ margin: 0 }}>{sentence}</p>
      </>,
    ),
  };
}
