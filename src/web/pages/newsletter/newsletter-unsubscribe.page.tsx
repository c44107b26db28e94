import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/newsletter-unsubscribe.page';
import { PressTo } from './press-to';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Unsubscribe',
    description: 'No more newsletters.',
    path: '/newsletter/unsubscribe',
    noindex: true,
  });

export default function NewsletterUnsubscribePage() {
  return (
    <PressTo
      title="Leave the newsletter?"
      lead="One press, and your address is deleted from the list. You need not sign in."
      label="Unsubscribe"
    />
  );
}
