import { PageHeader } from '~/web/shared/page-header';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/unsubscribe.page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Stop price alerts',
    description: 'No more mails about prices.',
    path: '/alerts/unsubscribe',
    noindex: true,
  });

/**
 * Where the link in a mail leads. The page is the same for everybody and changes nothing: the form has
 * no address of its own, so it is sent to the page's, and with it the link's token.
 */
export default function UnsubscribePage() {
  return (
    <>
      <PageHeader
        title="Stop these mails?"
        lead="One press, and we write no more about it. You need not sign in."
      />
      <div className="page-column pb-10">
        <form method="post">
          <Button type="submit" size="lg">
            Stop
          </Button>
        </form>
        <p className="mt-8 max-w-prose text-soft text-sm">
          Too many mails rather than none? In <TextLink to="/alerts">your alerts</TextLink> you can
          change a price, pause one alert, or choose one mail a day.
        </p>
      </div>
    </>
  );
}
