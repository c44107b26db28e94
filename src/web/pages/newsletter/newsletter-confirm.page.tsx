import { staticMeta } from '~/web/shared/page-meta';
import { LinkActionPage } from './link-action-page';

export const meta = staticMeta({
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
