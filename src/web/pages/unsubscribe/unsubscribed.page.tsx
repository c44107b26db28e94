import { AppError } from '~/domain/app-error';
import type { MailLinkPurpose } from '~/usecases/email/mail-links.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/unsubscribed.page';

const alerts = { eyebrow: 'Price alerts', link: '/alerts', linkText: 'Your alerts' };
const reviews = { eyebrow: 'Reviews', link: '/profile', linkText: 'Your profile' };

const outcomes = {
  'stop-alert': {
    ...alerts,
    title: 'The alert is paused',
    lead: 'It stays in your list. You can resume it there at any time.',
  },
  'stop-mails': {
    ...alerts,
    title: 'No more price alert emails',
    lead: 'Your alerts stay in your list. You can turn the emails back on there.',
  },
  'stop-saved': {
    ...alerts,
    title: 'No more alerts for saved products',
    lead: 'Your saved products and your other alerts are not affected. You can turn this back on next to your alerts.',
  },
  'stop-helpful': {
    ...reviews,
    title: 'No more emails about helpful votes',
    lead: 'Your reviews are not affected. You can turn the emails back on in the privacy settings of your profile.',
  },
  'stop-requests': {
    ...reviews,
    title: 'No more review reminders',
    lead: 'You can turn them back on in the privacy settings of your profile.',
  },
} as const satisfies Record<MailLinkPurpose, object>;

function isOutcome(text: string | undefined): text is keyof typeof outcomes {
  return text !== undefined && Object.hasOwn(outcomes, text);
}

export const loader = pageLoader(({ params }) => {
  if (isOutcome(params.what)) return { what: params.what };
  throw new AppError('not_found', { message: 'We could not find this page.' });
});

export const meta = staticMeta({
  title: 'Unsubscribed',
  description: 'You have unsubscribed from these emails.',
  path: '/alerts/unsubscribed',
  noindex: true,
});

/** Confirms the change and links to the page where it can be undone. */
export default function UnsubscribedPage({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead, link, linkText } = outcomes[loaderData.what];
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} />
      <div className="page-column pb-10">
        <ButtonLink to={link} variant="secondary">
          {linkText}
        </ButtonLink>
      </div>
    </>
  );
}
