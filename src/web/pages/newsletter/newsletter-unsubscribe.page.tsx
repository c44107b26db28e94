import { isUnsubscribeLink } from '~/usecases/newsletter/unsubscribe-newsletter.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { useBrandName } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/newsletter-unsubscribe.page';
import { LinkActionPage } from './link-action-page';

export const loader = pageLoader(async ({ deps, url }) => ({
  isComplete: await isUnsubscribeLink(deps, { token: url.searchParams.get('token') ?? '' }),
}));

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const meta = staticMeta({
  title: 'Unsubscribe',
  description: 'Unsubscribe from the newsletter.',
  path: '/newsletter/unsubscribe',
  noindex: true,
});

export default function NewsletterUnsubscribePage({ loaderData }: Route.ComponentProps) {
  const brandName = useBrandName();
  if (!loaderData.isComplete) {
    return (
      <>
        <PageHeader
          eyebrow="Newsletter"
          title="This link is incomplete"
          lead="Please copy the whole link from the email, or open it from there again. Nothing was changed."
        />
        <div className="page-column pb-10">
          <ButtonLink to="/contact" variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <LinkActionPage
      title="Unsubscribe from the newsletter?"
      lead={`This stops the weekly ${brandName} newsletter and deletes your address from its list. Your price alerts are not affected. You don’t need to sign in.`}
      label="Unsubscribe"
    />
  );
}
