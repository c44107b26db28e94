import { savedDropsLabel } from '~/domain/alerts/saved-drops';
import { reviewSettingLabels } from '~/domain/reviews/review-mails';
import { describeStopLink, type StopLink } from '~/usecases/alerts/describe-stop-link.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/unsubscribe.page';

export const loader = pageLoader(({ deps, url }) =>
  describeStopLink(deps, { token: url.searchParams.get('token') ?? '' }),
);

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const meta = staticMeta({
  title: 'Unsubscribe',
  description: 'Unsubscribe from price alerts or from emails about reviews.',
  path: '/alerts/unsubscribe',
  noindex: true,
});

/**
 * The landing page of unsubscribe links. It shows what would stop and changes nothing. The form has
 * no action: it posts to the current URL, which includes the token.
 */
export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, button } = pageTextsFor(loaderData);
  const isAboutReviews = ['helpful-mails', 'review-requests'].includes(loaderData.stops);
  return (
    <>
      <PageHeader eyebrow={isAboutReviews ? 'Reviews' : 'Price alerts'} title={title} lead={lead} />
      <div className="page-column pb-10">
        {button ? (
          <form method="post">
            <Button type="submit" size="lg">
              {button}
            </Button>
          </form>
        ) : (
          <ButtonLink to="/alerts" variant="secondary">
            Your alerts
          </ButtonLink>
        )}
        <p className="mt-8 max-w-prose text-soft text-sm">
          {isAboutReviews ? (
            <>
              You can turn these emails on and off at any time in the privacy settings of{' '}
              <TextLink to="/profile">your profile</TextLink>.
            </>
          ) : (
            <>
              Just want fewer emails? In <TextLink to="/alerts">your alerts</TextLink> you can
              change a price, pause an alert, or switch to one email a day.
            </>
          )}
        </p>
      </div>
    </>
  );
}

interface PageTexts {
  title: string;
  lead: string;
  /** Null when there is nothing to stop. */
  button: string | null;
}

function pageTextsFor(link: StopLink): PageTexts {
  switch (link.stops) {
    case 'emails':
      return {
        title: 'Stop all price alert emails?',
        lead: 'We’ll stop sending you emails about prices. Your alerts stay in your list. You don’t need to sign in.',
        button: 'Stop all price alert emails',
      };
    case 'saved-drops':
      return {
        title: 'Stop price drop alerts for saved products?',
        lead: `This turns off “${savedDropsLabel}”. Your saved products and your other alerts are not affected. You don’t need to sign in.`,
        button: 'Stop price drop alerts',
      };
    case 'helpful-mails':
      return {
        title: 'Stop emails about helpful votes?',
        lead: 'We’ll stop telling you by email how many people found your reviews helpful. Your reviews are not affected. You don’t need to sign in.',
        button: 'Stop these emails',
      };
    case 'review-requests':
      return {
        title: 'Stop review reminders?',
        lead: `We’ll stop asking you for reviews by email. “${reviewSettingLabels.storeVisits}” in your privacy settings is not affected. You don’t need to sign in.`,
        button: 'Stop review reminders',
      };
    case 'alert':
      return {
        title: `Stop the alert for ${link.product}?`,
        lead: `You set an alert to hear from us ${link.words}. We’ll pause it, and you can resume it at any time. You don’t need to sign in.`,
        button: 'Stop this alert',
      };
    case 'deleted-alert':
      return {
        title: 'This alert is already deleted',
        lead: 'You won’t get any more emails about it.',
        button: null,
      };
    case 'nothing':
      return {
        title: 'This link is incomplete',
        lead: 'Please copy the whole link from the email, or open it from there again. Nothing was changed.',
        button: null,
      };
  }
}
