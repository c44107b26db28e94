import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/newsletter-confirm.page';
import { LinkActionPage } from './link-action-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Confirm the newsletter',
    description: 'Confirm your newsletter subscription.',
    path: '/newsletter/confirm',
    noindex: true,
  });

export default function NewsletterConfirmPage() {
  return (
    <LinkActionPage
      title="Confirm your subscription"
      lead="Get the week’s best price drops by email. You can unsubscribe at any time with the link in every email."
      label="Subscribe"
    />
  );
}
