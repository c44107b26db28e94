import {
  type NewsletterIssue,
  unsubscribeLinkPlaceholder,
} from '~/domain/newsletter/newsletter-issue';
import { newsletterPromise } from '~/domain/newsletter/newsletter-rule';
import { formatDollars } from '~/domain/prices/money';
import { type Site, siteUrl } from '~/domain/site';
import { ActionLink, Heading, Paragraph } from '../parts/email-parts';
import { renderMailHtml } from '../parts/layout';

/** A drop as the letter tells it. */
export interface NewsletterDrop {
  productId: number;
  brand: string;
  name: string;
  size: string | null;
  priceCents: number;
  beforeCents: number;
  percent: number;
}

/** The letter of a week: its honest drops, the biggest first. */
export function renderNewsletter(
  site: Site,
  { id, drops }: { id: string; drops: readonly NewsletterDrop[] },
): NewsletterIssue {
  const [best] = drops;
  const count = drops.length === 1 ? 'One price' : `${drops.length} prices`;
  const heading = `${count} that really fell`;
  const subject = best
    ? `${best.brand} ${best.name}: ${formatDollars(best.priceCents)}, down ${best.percent}%`
    : heading;
  const lead = `This week’s best price drops, measured against what the products cost before, not against what a store says they did.`;
  const why = `You get this because you asked for it: ${newsletterPromise}.`;
  const link = (drop: NewsletterDrop) => siteUrl(site, `/product/${drop.productId}`);
  const text = [
    heading,
    lead,
    ...drops.map(
      (drop) =>
        `${titleOf(drop)}\n${formatDollars(drop.priceCents)} instead of ${formatDollars(drop.beforeCents)} (${drop.percent}% less)\n${link(drop)}`,
    ),
    `Everything on sale: ${siteUrl(site, '/products?filter=sale')}`,
    why,
    `Unsubscribe: ${unsubscribeLinkPlaceholder}`,
    `${site.brandName}\n${site.publicUrl}`,
  ].join('\n\n');
  const html = renderMailHtml(
    site,
    drops.map(titleOf).join(' · ').slice(0, 200),
    <>
      <Heading>{heading}</Heading>
      <Paragraph>{lead}</Paragraph>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {drops.map((drop) => (
            <DropRow key={drop.productId} drop={drop} link={link(drop)} />
          ))}
        </tbody>
      </table>
      <ActionLink href={siteUrl(site, '/products?filter=sale')}>See everything on sale</ActionLink>
      <Paragraph small>
        {why}{' '}
        <a className="soft" href={unsubscribeLinkPlaceholder} style={{ color: '#665852' }}>
          Unsubscribe
        </a>
      </Paragraph>
    </>,
  );
  return { id, subject, html, text: `${text}\n` };
}

const titleOf = ({ brand, name, size }: NewsletterDrop) =>
  `${brand} ${name}${size ? `, ${size}` : ''}`;

function DropRow({ drop, link }: { drop: NewsletterDrop; link: string }) {
  return (
    <tr>
      <td className="rule" style={{ padding: '14px 0', borderTop: '1px solid #e7dcd2' }}>
        <a className="ink" href={link} style={{ color: '#221b19', textDecoration: 'none' }}>
          <span className="soft" style={{ display: 'block', fontSize: 13, color: '#665852' }}>
            {drop.brand}
          </span>
          <strong>{drop.name}</strong>
          {drop.size && ` ${drop.size}`}
        </a>
      </td>
      <td
        className="rule"
        align="right"
        style={{
          padding: '14px 0 14px 16px',
          borderTop: '1px solid #e7dcd2',
          whiteSpace: 'nowrap',
        }}
      >
        <strong>{formatDollars(drop.priceCents)}</strong>
        <br />
        <span className="soft" style={{ fontSize: 13, color: '#665852' }}>
          <s>{formatDollars(drop.beforeCents)}</s> −{drop.percent}%
        </span>
      </td>
    </tr>
  );
}
