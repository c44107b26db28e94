import {
  type NewsletterIssue,
  unsubscribeLinkPlaceholder,
} from '~/domain/newsletter/newsletter-issue';
import { newsletterPromise } from '~/domain/newsletter/newsletter-schedule';
import { formatDollars } from '~/domain/prices/money';
import { type Site, siteUrl } from '~/domain/site';
import { ActionLink, Heading, Paragraph, SoftLabel, SoftLink } from '../parts/email-parts';
import { renderMailHtml } from '../parts/layout';
import { palette } from '../parts/palette';

/** A price drop as the newsletter shows it. */
export interface NewsletterDrop {
  productId: number;
  brand: string;
  name: string;
  size: string | null;
  priceCents: number;
  beforeCents: number;
  percent: number;
}

/** Renders a weekly newsletter: verified price drops, the biggest first. */
export function renderNewsletter(
  site: Site,
  { id, drops }: { id: string; drops: readonly NewsletterDrop[] },
): NewsletterIssue {
  const [best] = drops;
  const count = drops.length === 1 ? 'One price' : `${drops.length} prices`;
  const heading = `${count} that really dropped`;
  const subject = best
    ? `${best.brand} ${best.name}: ${formatDollars(best.priceCents)}, down ${best.percent}%`
    : heading;
  const lead =
    'This week’s best price drops, compared with what the products really cost before, not with the stores’ list prices.';
  const why = `You get this email because you subscribed: ${newsletterPromise}.`;
  const link = (drop: NewsletterDrop) => siteUrl(site, `/product/${drop.productId}`);
  const text = [
    heading,
    lead,
    ...drops.map(
      (drop) =>
        `${titleOf(drop)}\n${formatDollars(drop.priceCents)} instead of ${formatDollars(drop.beforeCents)} (${drop.percent}% less)\n${link(drop)}`,
    ),
    `All products on sale: ${siteUrl(site, '/products?filter=sale')}`,
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
        {why} <SoftLink href={unsubscribeLinkPlaceholder}>Unsubscribe</SoftLink>
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
      <td className="rule" style={{ padding: '14px 0', borderTop: `1px solid ${palette.line}` }}>
        <a className="ink" href={link} style={{ color: palette.ink, textDecoration: 'none' }}>
          <SoftLabel>{drop.brand}</SoftLabel>
          <strong>{drop.name}</strong>
          {drop.size && ` ${drop.size}`}
        </a>
      </td>
      <td
        className="rule"
        align="right"
        style={{
          padding: '14px 0 14px 16px',
          borderTop: `1px solid ${palette.line}`,
          whiteSpace: 'nowrap',
        }}
      >
        <strong>{formatDollars(drop.priceCents)}</strong>
        <br />
        <span className="soft" style={{ fontSize: 13, color: palette.soft }}>
          <s>{formatDollars(drop.beforeCents)}</s> −{drop.percent}%
        </span>
      </td>
    </tr>
  );
}
