import { type MailMessage, oneLine } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Heading, Paragraph, SoftLabel, SoftLink } from './parts/email-parts';
import { renderMailHtml } from './parts/layout';

/** A plain email: sentences, optional facts and an optional button. */
export interface Notice {
  to: string;
  /** May contain user input: line breaks are removed. */
  subject: string;
  heading: string;
  sentences: readonly string[];
  /** Labeled values; line breaks are preserved. */
  facts?: readonly (readonly [name: string, value: string])[];
  action?: { label: string; link: string };
  /** Small print at the end. */
  after?: readonly string[];
  /** A link after the last sentence of the small print. */
  afterLink?: { label: string; link: string };
  headers?: Record<string, string>;
}

export function renderNotice(site: Site, notice: Notice): MailMessage {
  const { heading, sentences, facts = [], action, after = [], afterLink } = notice;
  const headers = Object.entries(notice.headers ?? {}).map(([name, value]) => [
    name,
    oneLine(value),
  ]);
  const parts = [
    heading,
    ...sentences,
    ...facts.map(([name, value]) => `${name}:\n${value || '-'}`),
    action && `${action.label}:\n${action.link}`,
    ...after,
    afterLink && `${afterLink.label}:\n${afterLink.link}`,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return {
    to: notice.to,
    subject: oneLine(notice.subject),
    headers: Object.fromEntries(headers),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    html: renderMailHtml(
      site,
      sentences[0] ?? heading,
      <>
        <Heading>{heading}</Heading>
        {sentences.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {action && <ActionLink href={action.link}>{action.label}</ActionLink>}
        {after.map((sentence, index) => (
          <Paragraph key={sentence} small>
            {sentence}
            {index === after.length - 1 && afterLink && (
              <>
                {' '}
                <SoftLink href={afterLink.link}>{afterLink.label}</SoftLink>
              </>
            )}
          </Paragraph>
        ))}
      </>,
    ),
  };
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p style={{ margin: '0 0 12px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <SoftLabel>{name}</SoftLabel>
      {value || '-'}
    </p>
  );
}
