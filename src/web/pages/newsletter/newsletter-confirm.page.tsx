import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/newsletter-confirm.page';
import { LinkActionPage } from './link-action-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Confirm the newsletter',
    description: 'One press, and it is yours.',
    path: '/newsletter/confirm',
    noindex: true,
  });

export default function NewsletterConfirmPage() {
  return (
    <LinkActionPage
      title="Shall we send it?"
      lead="One press, and the week’s best price drops come to your mailbox. You can leave at any time, from any letter."
      label="Yes, send it to me"
    />
  );
}
