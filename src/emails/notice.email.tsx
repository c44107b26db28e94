import { type MailMessage, oneLine } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Heading, Paragraph } from './parts/email-parts';
import { renderMailHtml } from './parts/layout';

/** A mail that says something, perhaps with facts and one thing to do. */
export interface Notice {
  to: string;
  /** May hold a stranger's words: it is made one line. */
  subject: string;
  heading: string;
  sentences: readonly string[];
  /** What somebody wrote or chose, each under its name; lines stay lines. */
  facts?: readonly (readonly [name: string, value: string])[];
  action?: { label: string; link: string };
  /** Said small, at the end. */
  after?: readonly string[];
  /** A link behind the last of those sentences. */
  afterLink?: { label: string; link: string };
  headers?: Record<string, string>;
}

/** A notice as it is sent. */
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
                <a className="soft" href={afterLink.link} style={{ color: '#665852' }}>
                  {afterLink.label}
                </a>
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
      <span className="soft" style={{ display: 'block', fontSize: 13, color: '#665852' }}>
        {name}
      </span>
      {value || '-'}
    </p>
  );
}
